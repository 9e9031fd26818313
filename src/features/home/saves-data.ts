/** Whether the visitor asked for little data; not every browser tells. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const wish: unknown =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData');
  return wish === true || window.matchMedia('(prefers-reduced-data: reduce)').matches;
};
