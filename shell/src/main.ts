import '@annuity-lantern/ui/global.css';
import { bootstrap } from './bootstrap.tsx';

void bootstrap();
