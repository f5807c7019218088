/**
 * A PDF page (A4) with lines of text; the first is the heading. The font of every PDF reader has the Latin letters of
 * Windows-1252 alone; other characters become question marks.
 */
export const pdfOfLines = ([heading = "", ...lines]: readonly string[]): Buffer => {
  const text = [
    "BT",
    "/F1 20 Tf 56 770 Td",
    `(${encoded(heading)}) Tj`,
    "/F1 11 Tf 0 -30 Td 16 TL",
    ...lines.map((line) => `(${encoded(line)}) Tj T*`),
    "ET",
  ].join("\n");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  let file = "%PDF-1.4\n";
  const offsets: number[] = [];
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const places = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One character is one byte, so the offsets are right.
  return Buffer.from(file, "latin1");
};

const encoded = (line: string): string =>
  line.replace(/[^\x20-\x7e\xa0-\xff]/g, "?").replace(/[\\()]/g, (char) => `\\${char}`);
