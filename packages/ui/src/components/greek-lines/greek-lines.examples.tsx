import type { Example } from '../../testing/example.ts';
import { GreekLines } from './greek-lines.tsx';

export const announced: Example = () => <GreekLines lines={4} heading label="Loading resources" />;
export const silent: Example = () => <GreekLines lines={3} />;
