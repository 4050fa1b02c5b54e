import type { Visitor } from '../visitor/visitor.ts';

export async function followLink(visitor: Visitor, name: string, path: string): Promise<void> {
  await visitor.press('link', name, 'main');
  await visitor.arriveAt(path);
}
