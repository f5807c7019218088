import ipaddr from "ipaddr.js";

const { isValid, parse, parseCIDR } = ipaddr;

/** Special-purpose ranges of the IANA registries and of cloud providers. Listed here so that the guard does not depend on ipaddr.js. */
const reservedRanges = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  "::/96",
  "::ffff:0:0:0/96",
  "::ffff:0:0/96",
  "64:ff9b::/96",
  "64:ff9b:1::/48",
  "100::/64",
  "100:0:0:1::/64",
  "2001::/23",
  "2001:db8::/32",
  "2002::/16",
  "2620:4f:8000::/48",
  "3fff::/20",
  "5f00::/16",
  "fc00::/7",
  "fe80::/10",
  "fec0::/10",
  "ff00::/8",
].map((range) => parseCIDR(range));
/** IANA assigns public IPv6 addresses from this range only. */
const globalUnicastV6 = parseCIDR("2000::/3");

/** Whether an IP address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (!isValid(address) || address.includes("%")) return false;
  const ip = parse(address);
  const within = ([range, bits]: (typeof reservedRanges)[number]) =>
    ip.kind() === range.kind() && ip.match(range, bits);
  return ip.range() === "unicast" && !reservedRanges.some(within) && (ip.kind() === "ipv4" || within(globalUnicastV6));
};

/** Whether an IP address is a loopback address. */
export const isLoopback = (address: string): boolean => isValid(address) && parse(address).range() === "loopback";
