import { useState } from 'react';
import type { Example } from '../../testing/example.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        Who receives it
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Who receives your request">
        <p>One licensed advisor, an insurance agent. A second one joins only if you agree.</p>
      </Dialog>
    </>
  );
}

export const opener: Example = () => <Opener />;
