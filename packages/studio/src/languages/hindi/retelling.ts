import { lines } from "../text-blocks.ts";

/** Polite forms of women: "आई" of one, "आईं". */
const withWomen = (line: string): string =>
  line.replace(
    /\{o:([^/}]+)\/([^/}]+)\/([^/}]+)\}/gu,
    (_, he: string, she: string, they: string) =>
      `{o:${he}/${she}/${they}/${she.replace(/ी$/u, "ीं").replace(/ई$/u, "ईं").replace(/है$/u, "हैं")}}`,
  );

/** About somebody else whom the idea names. */
export const others = lines(`उस दिन {other} भी बस यही {o:सोच रहा था/सोच रही थी/सोच रहे थे}।
{other} पास {o:आया/आई/आए} और सब कुछ ध्यान से {o:देखता रहा/देखती रही/देखते रहे}।
एक बार {other} कहीं नहीं {o:दिखा/दिखी/दिखे}, और खोज तब तक चली जब तक कोने में कुछ हिला नहीं।
— {other} भी इस कहानी में {o:है/है/हैं}, — हर पूछने वाले को यही जवाब मिला।
जब मुश्किल आई, {other} पीछे मुड़कर {o:देखने लगा/देखने लगी/देखने लगे}।
{there} {other} पहले से इंतज़ार {o:कर रहा था/कर रही थी/कर रहे थे}।
{wish}: यह इच्छा अब {other} भी {o:जानता था/जानती थी/जानते थे}।
शाम को {other} थोड़ी देर और {o:रुका/रुकी/रुके}, और दिन भर की बातें फिर से हुईं।
{other} क्या {o:सोचता है/सोचती है/सोचते हैं}, यह बिना पूछे ही दिख रहा था।`).map(withWomen);

/** About what the idea says besides, in its own words. */
export const rumours = lines(`— {fact}, — अब हर जगह यही बात हो रही थी।
— {fact}, — कुछ लोग कहते। — सच है, — बाक़ी लोग कहते।
एक सुबह किसी ने चॉक से सड़क पर लिख दिया था: “{fact}।”
हर नए आने वाले को सबसे पहले यही बताया जाता: “{fact}।”
— {fact}, — किसी ने धीरे से कहा, और सबने सिर हिलाया।`);
