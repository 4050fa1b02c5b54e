import { useEffect, useState } from 'react';

/** The line across the window, from its top, at which people read: the section that crosses it is the current one. */
const READING_LINE = '-40% 0px -60% 0px';

/** The id of the section that crosses the line; undefined until the page has come to life. */
export function useCurrentSection(ids: readonly string[], line = READING_LINE): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const inOrder = key.split(' ');
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        const first = inOrder.find((id) => crossing.has(id));
        // Between two sections the one above stays current.
        setCurrent((before) => first ?? before ?? inOrder[0]);
      },
      { rootMargin: line },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key, line]);

  return current;
}
