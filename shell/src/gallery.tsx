// The design system on one page, for `npm run dev` only: http://localhost:8080/assets/gallery.html
import '@annuity-lantern/ui/global.css';
import { Gallery } from '@annuity-lantern/ui/gallery';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('Root element not found!');
createRoot(root).render(<Gallery />);
