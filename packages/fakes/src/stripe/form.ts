/** A form value in Stripe's bracket notation: `a[b][0]=c` is `{ a: { b: ["c"] } }`. */
export type Field = string | Field[] | { [name: string]: Field };

/** Parses a request body or a query string. */
export const parseForm = (text: string): Record<string, Field> => {
  const root: Record<string, Field> = {};
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = path.replaceAll("]", "").split("[");
    put(root, [first, ...rest], value);
  }
  return toLists(root) as Record<string, Field>;
};

const put = (into: Record<string, Field>, [name = "", ...rest]: readonly string[], value: string): void => {
  const key = name === "" ? String(Object.keys(into).length) : name;
  if (rest.length === 0) into[key] = value;
  else {
    const below = into[key];
    const child = typeof below === "object" && !Array.isArray(below) ? below : {};
    into[key] = child;
    put(child, rest, value);
  }
};

/** Turns objects with the names 0, 1, 2 … into arrays. */
const toLists = (field: Field): Field => {
  if (typeof field !== "object") return field;
  const parts = Object.entries(field).map(([name, part]) => [name, toLists(part)] as const);
  const isList = parts.length > 0 && parts.every(([name], at) => name === String(at));
  return isList ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};
