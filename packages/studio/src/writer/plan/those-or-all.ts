/** Those for whom it is so; all of them where it is so for none. A picture is not left without figures. */
export const thoseOrAll = <T>(all: readonly T[], isOne: (one: T) => boolean): T[] => {
  const some = all.filter(isOne);
  return some.length > 0 ? some : [...all];
};
