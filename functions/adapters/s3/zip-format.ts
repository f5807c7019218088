/** A stored file of a ZIP archive: it is not compressed. */
export interface ZipEntry {
  readonly name: string;
  readonly bytes: number;
  readonly crc32: number;
  readonly at: Date;
}

/** Larger archives need the fields of ZIP64. */
export const maxZipBytes = 2 ** 32 - 1;

const localSignature = 0x04034b50;
const centralSignature = 0x02014b50;
const endSignature = 0x06054b50;
/** The version of PKWARE's APPNOTE that has all of this: 2.0. */
const version = 20;
/** File names are UTF-8. */
const utf8 = 0x0800;

/** What comes before the bytes of a file. */
export const localHeader = (entry: ZipEntry): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(localSignature);
  return Buffer.concat([head, fieldsOf(entry), nameOf(entry)]);
};

/** What ends an archive: all files again, with the place of each. */
export const zipDirectory = (entries: readonly { readonly entry: ZipEntry; readonly start: number }[]): Buffer => {
  const list = Buffer.concat(entries.map(({ entry, start }) => centralHeader(entry, start)));
  const last = entries.at(-1);
  const start = last ? last.start + localHeader(last.entry).length + last.entry.bytes : 0;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endSignature);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([list, end]);
};

const centralHeader = (entry: ZipEntry, start: number): Buffer => {
  const head = Buffer.alloc(6);
  head.writeUInt32LE(centralSignature);
  head.writeUInt16LE(version, 4);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(start, 10);
  return Buffer.concat([head, fieldsOf(entry), place, nameOf(entry)]);
};

/** The fields that both headers have, from the version to the length of the extra field, which is empty. */
const fieldsOf = (entry: ZipEntry): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(version, 0);
  fields.writeUInt16LE(utf8, 2);
  fields.writeUInt16LE(timeOf(entry.at), 6);
  fields.writeUInt16LE(dateOf(entry.at), 8);
  fields.writeUInt32LE(entry.crc32, 10);
  fields.writeUInt32LE(entry.bytes, 14);
  fields.writeUInt32LE(entry.bytes, 18);
  fields.writeUInt16LE(nameOf(entry).length, 22);
  return fields;
};

const nameOf = ({ name }: ZipEntry): Buffer => Buffer.from(name, "utf8");

/** Hours, minutes and pairs of seconds, as MS-DOS wrote them. */
const timeOf = (at: Date): number => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date): number =>
  (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
