import { families, type TellingScript } from "./pack.ts";
import { lines } from "./text-blocks.ts";

/**
 * The scripts of a text block. "# fear" starts a script of that family, each line is a paragraph with its variants
 * between "//", a line that starts with "=" belongs to the end, and one that starts with "~" is a small moment of stories
 * of the family.
 */
export const scripted = (block: string): readonly TellingScript[] =>
  block
    .split(/^\s*#\s*/m)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [heading = "", ...rest] = lines(part);
      const told = rest.filter((line) => line !== "");
      const variants = (line: string): readonly string[] =>
        line
          .replace(/^=\s*/, "")
          .split("//")
          .map((each) => each.trim());
      return {
        family: families.find((each) => each === heading.trim()) ?? "any",
        tell: told.filter((line) => !/^[=~]/.test(line)).map(variants),
        end: told.filter((line) => line.startsWith("=")).map(variants),
        moments: told.filter((line) => line.startsWith("~")).map((line) => line.replace(/^~\s*/, "")),
      };
    });
