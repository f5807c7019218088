import type { DigitalSource, Origin } from "#functions/core/media/ports.ts";
import { escapeText } from "#functions/core/shared/escape-markup.ts";

/**
 * An XMP packet (ISO 16684-1) that says of a file that a program made it, with IPTC's property `DigitalSourceType`: what
 * the EU's AI Act (article 50) demands of generated pictures and films, readable by machines.
 */
export const originMark = ({ title, source }: Origin): string =>
  [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(title)}</rdf:li></rdf:Alt></dc:title>`,
    "<xmp:CreatorTool>Animation Agent</xmp:CreatorTool>",
    `<Iptc4xmpExt:DigitalSourceType>${digitalSourceUri(source)}</Iptc4xmpExt:DigitalSourceType>`,
    "</rdf:Description></rdf:RDF></x:xmpmeta>",
    '<?xpacket end="w"?>',
  ].join("");

/** The address of a type of source in IPTC's vocabulary. */
export const digitalSourceUri = (source: DigitalSource): string =>
  `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`;
