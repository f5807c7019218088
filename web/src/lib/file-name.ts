const mostLetters = 60;

/** A film's name as any file system takes it: what its files are saved under. */
export const fileName = (name: string, ending: string): string => {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${[...plain].slice(0, mostLetters).join("").trim() || "film"}.${ending}`;
};
