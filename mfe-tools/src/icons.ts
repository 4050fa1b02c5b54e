import { drawIcon } from '@annuity-lantern/ui';
import { Download as download, Flag as flag, Mail as mail } from 'lucide';

// Icons beyond the design system's, which every page loads. They get their stroke and size from its base styles.
export const Download = drawIcon(download);
export const Flag = drawIcon(flag);
export const Mail = drawIcon(mail);
