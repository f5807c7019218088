import { isIP } from "node:net";

const maxLength = 2_048;
const allowedPorts = ["", "443", "8443"];

/** Names that no public server uses: IANA special-use domain names and common names of private networks. */
const privateTopLevelDomains =
  /^(alt|arpa|corp|example|home|internal|intranet|invalid|lan|local(host|domain)?|mail|onion|private|test)$/;
const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Why a URL is refused, judged by its text alone; undefined if acceptable. The name is resolved and checked at each
 * request. `localReceivers` are hosts of this machine that are allowed, also by http, for local development.
 */
export const urlProblem = (url: string, localReceivers: readonly string[] = []): string | undefined => {
  if (url.length > maxLength) return "The URL is longer than 2,048 characters";
  // URL parsers drop or rewrite these characters, which is a known way to bypass a filter.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the check looks for control characters
  if (/[\s\\\u0000-\u001f\u007f]/.test(url)) return "The URL is not valid";
  const parsed = parse(url);
  if (!parsed) return "The URL is not valid";
  if (parsed.username || parsed.password) return "The URL must not contain a user name or password";
  if (localReceivers.includes(parsed.hostname) && /^https?:$/.test(parsed.protocol)) return undefined;
  if (parsed.protocol !== "https:") return "The URL must start with https://";
  if (!allowedPorts.includes(parsed.port)) return "The URL can only use port 443 or 8443";
  return hostProblem(parsed.hostname);
};

/** The URL parser has already lower-cased the host, converted it to Punycode and normalised IP addresses. */
const hostProblem = (host: string): string | undefined => {
  if (host.startsWith("[") || isIP(host)) return "The URL must contain a host name, not an IP address";
  const labels = host.split(".");
  const last = labels.at(-1) ?? "";
  if (host.length > 253 || !labels.every((part) => label.test(part)) || /^\d+$/.test(last))
    return "The URL is not valid";
  if (labels.length < 2 || privateTopLevelDomains.test(last)) return "The URL must lead to a public host";
  return undefined;
};

const parse = (url: string): URL | undefined => {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
};
