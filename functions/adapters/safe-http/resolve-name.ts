import { Resolver } from "node:dns/promises";

/** Returns every IP address of a host name. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Queries the name servers directly: no hosts file, no cache of the machine. */
export const resolveAllAddresses: Resolve = async (name) => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.all([
    withoutNoData(resolver.resolve4(name)),
    withoutNoData(resolver.resolve6(name)),
  ]);
  return [...four, ...six];
};

/** A name may have only IPv4 or only IPv6 addresses: no data of one kind is not an error. */
const withoutNoData = async (query: Promise<readonly string[]>): Promise<readonly string[]> => {
  try {
    return await query;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENODATA") return [];
    throw error;
  }
};
