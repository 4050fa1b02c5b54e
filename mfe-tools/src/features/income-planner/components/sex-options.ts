export const sexOptions = [
  { value: 'average', label: 'Not said: average' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];
