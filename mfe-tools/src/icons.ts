// Beyond those of the design system, which every page of the site loads. They get their stroke and size from its base styles.
export { Download, Flag, Link2, Mail } from 'lucide-react';
