import { describe, expect, it } from "vitest";
import { urlProblem } from "#functions/adapters/safe-http/check-url.ts";

describe("an address that may be sent to", () => {
  it.each([
    "https://hooks.partner.com/in",
    "https://hooks.partner.com:443/in",
    "https://hooks.partner.com:8443/in?token=1",
    "HTTPS://Hooks.Partner.COM/in",
    "https://xn--bcher-kva.de/",
    "https://bücher.de/",
    "https://a.b.c.d.partner.io",
    `https://hooks.partner.com/${"a".repeat(2_000)}`,
  ])("is %s", (url) => {
    expect(urlProblem(url)).toBeUndefined();
  });
});

describe("an address that is refused by its text alone", () => {
  it.each([
    ["http://hooks.partner.com/", "https"],
    ["ftp://hooks.partner.com/", "https"],
    ["file:///etc/passwd", "https"],
    ["gopher://hooks.partner.com/", "https"],
    ["data:text/plain,hello", "https"],
    ["javascript:alert(1)", "https"],
    ["hooks.partner.com/in", "not valid"],
    ["//hooks.partner.com/in", "not valid"],
    ["https://", "not valid"],
    ["", "not valid"],
    ["https://hooks.partner.com:80/", "port 443 or 8443"],
    ["https://hooks.partner.com:22/", "port 443 or 8443"],
    ["https://hooks.partner.com:6379/", "port 443 or 8443"],
    ["https://hooks.partner.com:65536/", "not valid"],
    ["https://user:secret@hooks.partner.com/", "user name or password"],
    ["https://user@hooks.partner.com/", "user name or password"],
    ["https://hooks.partner.com@10.0.0.1/", "user name or password"],
    ["https://127.0.0.1/", "IP address"],
    ["https://169.254.169.254/latest/meta-data/", "IP address"],
    ["https://2130706433/", "IP address"],
    ["https://0x7f000001/", "IP address"],
    ["https://0x7f.1/", "IP address"],
    ["https://0177.0.0.1/", "IP address"],
    ["https://127.1/", "IP address"],
    ["https://127.0.0.1./", "IP address"],
    ["https://１２７.0.0.1/", "IP address"],
    ["https://8.8.8.8/", "IP address"],
    ["https://[::1]/", "IP address"],
    ["https://[::ffff:10.0.0.1]/", "IP address"],
    ["https://[2606:4700::1111]/", "IP address"],
    ["https://[fe80::1%25eth0]/", "not valid"],
    ["https://localhost/", "public"],
    ["https://metadata/", "public"],
    ["https://com/", "public"],
    ["https://hooks.localhost/", "public"],
    ["https://printer.local/", "public"],
    ["https://api.internal/", "public"],
    ["https://metadata.google.internal/", "public"],
    ["https://box.lan/", "public"],
    ["https://router.home/", "public"],
    ["https://router.home.arpa/", "public"],
    ["https://1.0.0.127.in-addr.arpa/", "public"],
    ["https://wiki.corp/", "public"],
    ["https://hidden.onion/", "public"],
    ["https://hooks.test/", "public"],
    ["https://hooks.example/", "public"],
    ["https://hooks.invalid/", "public"],
    ["https://hooks.alt/", "public"],
    ["https://under_score.partner.com/", "not valid"],
    ["https://-hooks.partner.com/", "not valid"],
    ["https://hooks-.partner.com/", "not valid"],
    ["https://hooks..partner.com/", "not valid"],
    ["https://hooks.partner.com./", "not valid"],
    ["https://.partner.com/", "not valid"],
    ["https://*.partner.com/", "not valid"],
    ["https://hooks.partner.com%00.evil.com/", "not valid"],
    ["https://hooks.partner.com\\@evil.com/", "not valid"],
    ["https://hooks.partner.com\t/", "not valid"],
    ["https://hooks.partner.com\r\nHost: evil.com/", "not valid"],
    [" https://hooks.partner.com/", "not valid"],
    [`https://${"a".repeat(64)}.com/`, "not valid"],
    [`https://${"a.".repeat(130)}com/`, "not valid"],
    [`https://hooks.partner.com/${"a".repeat(2_048)}`, "2,048"],
  ])("is %j: %s", (url, words) => {
    expect(urlProblem(url)).toContain(words);
  });
});

describe("a receiver on this machine", () => {
  const localReceivers = ["localhost", "127.0.0.1"];

  it.each(["http://localhost:4000/in", "http://127.0.0.1:4000/in", "https://localhost:4000/in"])(
    "may be %s where a setting names it",
    (url) => {
      expect(urlProblem(url, localReceivers)).toBeUndefined();
    },
  );

  it.each([
    "http://127.0.0.2:4000/",
    "http://[::1]:4000/",
    "http://10.0.0.1/",
    "http://169.254.169.254/",
    "http://hooks.partner.com/",
    "http://localhost.evil.com/",
    "http://user:secret@localhost/",
    "file://localhost/etc/passwd",
  ])("is not %s, even then", (url) => {
    expect(urlProblem(url, localReceivers)).toBeDefined();
  });
});
