/** What the forms hold; each shows some of the answers. Names are the contract's, so that an error of the server finds its field. */
export interface FormValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  age: string;
  assets: string;
  state: string;
  primaryConcern: string;
  insuranceCompany: string;
  approximateValue: string;
  concerns: string;
  automatedCalls: boolean;
  texts: boolean;
  emailUpdates: boolean;
  /** May this request be counted. */
  analytics: boolean;
  /** Honeypot. */
  website: string;
}

/** The channels that need a consent of their own. */
export const consentNames = ['automatedCalls', 'texts', 'emailUpdates'] as const;
/** Every box of the consent block. */
export const boxNames = [...consentNames, 'analytics'] as const;
export type AnswerName = Exclude<keyof FormValues, (typeof boxNames)[number] | 'website'>;

export const blankValues: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  age: '',
  assets: '',
  state: '',
  primaryConcern: '',
  insuranceCompany: '',
  approximateValue: '',
  concerns: '',
  automatedCalls: false,
  texts: false,
  emailUpdates: false,
  analytics: false,
  website: '',
};
