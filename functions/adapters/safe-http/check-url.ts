import { isIP } from "node:net";

const longest = 2_048;
const ports = ["", "443", "8443"];

/** Names that no public server has, by the registry of special names and by custom in private networks. */
const special =
  /^(alt|arpa|corp|example|home|internal|intranet|invalid|lan|local(host|domain)?|mail|onion|private|test)$/;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Why an address may not be sent to, judged by its text alone: where its name leads is asked at each sending.
 * `receivers` are hosts of this machine that may be reached plainly; there are none unless a setting names them.
 */
export const urlProblem = (url: string, receivers: readonly string[] = []): string | undefined => {
  if (url.length > longest) return "The address is longer than 2,048 characters";
  // A browser would drop or turn these; whoever writes them has something to hide.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\s\\\u0000-\u001f\u007f]/.test(url)) return "The address is not well-formed";
  const parsed = parse(url);
  if (!parsed) return "The address is not well-formed";
  if (parsed.username || parsed.password) return "The address must not hold a user name or password";
  if (receivers.includes(parsed.hostname) && /^https?:$/.test(parsed.protocol)) return undefined;
  if (parsed.protocol !== "https:") return "The address must begin with https://";
  if (!ports.includes(parsed.port)) return "The address may use port 443 or 8443 only";
  return faultOfHost(parsed.hostname);
};

/** The parser has made lower case and Punycode of it, and one notation of all the ways to write an IP address. */
const faultOfHost = (host: string): string | undefined => {
  if (host.startsWith("[") || isIP(host)) return "The address must name a host, not an IP address";
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  if (host.length > 253 || !labels.every((part) => label.test(part)) || /^\d+$/.test(last))
    return "The address is not well-formed";
  if (labels.length < 2 || special.test(last)) return "The address must be a public one";
  return undefined;
};

const parse = (url: string): URL | undefined => {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
};
