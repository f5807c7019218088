import type { Person } from "../../people/person.ts";

/** What the hero is one of: "a fox", "foxes". Nothing for kin and irregular plurals. */
export const kindOf = (hero: Person | undefined): { a: string; many: string } | undefined => {
  const noun = hero?.noun;
  if (!noun || hero.many || !/^[a-z]+$/.test(noun)) return undefined;
  if (
    /^(?:wife|husband|mother|father|sister|brother|son|daughter|friend|man|woman|people|sheep|fish|deer|mouse|child|goose|ox|wolf|elf|thief|person)$/.test(
      noun,
    )
  )
    return undefined;
  const many = /(?:s|sh|ch|x)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? noun.replace(/y$/, "ies")
      : /(?:wo)?man$/.test(noun)
        ? noun.replace(/man$/, "men")
        : `${noun}s`;
  return { a: `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`, many };
};
