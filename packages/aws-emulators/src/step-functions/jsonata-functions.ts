import { createHash, randomUUID } from "node:crypto";

/** The functions that Step Functions adds to JSONata, by name. `$eval` is removed there, so it is refused here. */
export const functions = {
  partition: (list: readonly unknown[], size: number) =>
    Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size)),
  range: (first: number, last: number, step: number) => {
    const count = Math.floor((last - first) / step) + 1;
    if (!(count <= maxRangeLength)) throw new Error(`$range makes at most ${maxRangeLength} numbers`);
    return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * step);
  },
  hash: (text: unknown, algorithm: string) => {
    if (!algorithms.includes(algorithm)) throw new Error(`$hash knows ${algorithms.join(", ")}`);
    return createHash(algorithm.replace("-", ""))
      .update(typeof text === "string" ? text : JSON.stringify(text))
      .digest("hex");
  },
  random: (seed?: number) => (seed === undefined ? Math.random() : seededRandom(seed)),
  uuid: () => randomUUID(),
  parse: (text: string) => JSON.parse(text),
  eval: () => {
    throw new Error("$eval is not supported; $parse reads JSON");
  },
};

const maxRangeLength = 1000;
const algorithms: readonly string[] = ["MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512"];

const seededRandom = (seed: number): number => createHash("md5").update(String(seed)).digest().readUInt32BE() / 2 ** 32;
