import { describe, expect, it } from "vitest";
import { isLoopback, isPublicAddress } from "#functions/adapters/safe-http/public-address.ts";

describe("an address of the public internet", () => {
  it.each(["8.8.8.8", "1.1.1.1", "93.184.216.34", "172.15.255.255", "172.32.0.1", "100.128.0.1", "169.253.0.1"])(
    "is %s",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each(["2606:4700:4700::1111", "2a00:1450:4001:81b::200e", "2400:cb00::1"])("is %s", (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe("an address that is somebody's own, or nobody's", () => {
  it.each([
    ["this network", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "10.255.255.255"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["shared by a carrier", "100.64.0.1"],
    ["shared by a carrier", "100.127.255.255"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local: the metadata of clouds", "169.254.169.254"],
    ["link-local: the credentials of containers", "169.254.170.2"],
    ["the agent of a cloud", "168.63.129.16"],
    ["for protocols", "192.0.0.8"],
    ["for documentation", "192.0.2.1"],
    ["for documentation", "198.51.100.1"],
    ["for documentation", "203.0.113.1"],
    ["for relays", "192.88.99.1"],
    ["for AS112", "192.31.196.1"],
    ["for AMT", "192.52.193.1"],
    ["for AS112", "192.175.48.1"],
    ["for benchmarks", "198.18.0.1"],
    ["for benchmarks", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.255"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4 in IPv6, the old way", "::10.0.0.1"],
    ["IPv4 in IPv6, the old way", "::8.8.8.8"],
    ["IPv4 in IPv6", "::ffff:127.0.0.1"],
    ["IPv4 in IPv6", "::ffff:8.8.8.8"],
    ["IPv4 in IPv6", "::ffff:7f00:1"],
    ["IPv4 translated", "::ffff:0:10.0.0.1"],
    ["NAT64", "64:ff9b::a00:1"],
    ["NAT64 of a site", "64:ff9b:1::a00:1"],
    ["discarded", "100::1"],
    ["a dummy prefix", "100:0:0:1::1"],
    ["Teredo", "2001::1"],
    ["benchmarks", "2001:2::1"],
    ["ORCHID", "2001:20::1"],
    ["for protocols", "2001:1ff::1"],
    ["documentation", "2001:db8::1"],
    ["6to4 of a private address", "2002:a00:1::1"],
    ["6to4", "2002:808:808::1"],
    ["AS112", "2620:4f:8000::1"],
    ["documentation", "3fff::1"],
    ["segment routing", "5f00::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fd12:3456:789a::1"],
    ["the metadata of a cloud", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["link-local with a zone", "fe80::1%eth0"],
    ["a public one with a zone", "2606:4700::1%eth0"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
    ["not given out", "4000::1"],
    ["not given out", "1::1"],
    ["no address", "hooks.partner.com"],
    ["no address", ""],
  ])("(%s) %s is not public", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

it("loopback is this machine and nothing near it", () => {
  expect(["127.0.0.1", "::1"].map(isLoopback)).toEqual([true, true]);
  expect(["10.0.0.1", "::ffff:127.0.0.1", "0.0.0.0", "x"].map(isLoopback)).toEqual([false, false, false, false]);
});
