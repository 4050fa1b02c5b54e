import { Dialog } from '@annuity-lantern/ui';
import styles from './search-dialog.module.css';
import { SearchPanel } from './search-panel.tsx';

export interface SearchDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SearchDialog({ open, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" className={styles.dialog}>
      <SearchPanel isFirst onFollow={onClose} />
    </Dialog>
  );
}
