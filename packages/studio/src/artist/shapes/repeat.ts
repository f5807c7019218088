/** What `make` gives for 0 to count - 1, joined. */
export const repeat = (count: number, make: (i: number) => string): string => {
  let all = "";
  for (let i = 0; i < count; i++) all += make(i);
  return all;
};
