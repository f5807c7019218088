import { Resolver } from "node:dns/promises";

/** Every address that a name has now. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Asks the name servers, and no file or cache of the machine. */
export const resolveAll: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.all([some(resolver.resolve4(name)), some(resolver.resolve6(name))]);
  return [...four, ...six];
};

/** A name may well have addresses of one kind only. */
const some = async (asked: Promise<readonly string[]>): Promise<readonly string[]> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENODATA") return [];
    throw error;
  }
};
