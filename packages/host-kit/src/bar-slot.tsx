import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

const useBar = create<{ readonly slot: HTMLElement | null }>(() => ({ slot: null }));

const setSlot = (slot: HTMLElement | null) => useBar.setState({ slot });

/** The place in the shell's bar that a page fills. */
export function BarSlot({ className }: { readonly className?: string | undefined }) {
  return <div ref={setSlot} className={className} />;
}

/** Draws its content in the shell's bar, so that it is outside the page's landmark. Without a bar, as in a standalone remote: in place. */
export function InBar({ children }: { readonly children: ReactNode }) {
  const slot = useBar((bar) => bar.slot);
  return slot ? createPortal(children, slot) : children;
}
