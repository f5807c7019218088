import type { Arc, ArcStory } from "../arc.ts";
import { anyCreatureArcs } from "./any-creature.ts";

/** A thing behaves in a way of its own; it is mended until it does nothing, and a child waits. */
const nothingWrong: ArcStory = {
  after: [
    [
      0,
      "=“It's broken,” said the first man who saw {hero}. He knocked twice. That is what people do: they knock, and listen, and say that it's broken. There was nothing wrong with {hero}. The man only did not know that {he} {did}.",
      "=“It's broken,” said the first man who saw {hero}. He knocked twice. That is what people do: they knock, and listen, and say that it's broken. There was nothing wrong with {hero}.",
    ],
    [
      0.6,
      "=“I don't think it's broken,” said {talker}. “I think it wants something.” “What would it want?” asked the man. {Talker} did not know. “Have you asked?” said {talker}, and the man knocked once more, a little more politely.",
      "=“Perhaps it wants something,” said a small girl. “Perhaps it's because of {item}.” But she was sent out of the way, because it was getting serious now.",
      "=“Perhaps it wants something,” said a small girl, and was sent out of the way, because it was getting serious now.",
    ],
    [
      0.8,
      "=The man fetched a second man, who knocked lower down. They did not agree about the sound. “Hollow,” said the first. “Full,” said the second. Neither of them looked at {item}. {Hero} would have liked to point that way, if {he} had had anything to point with. At last they wrote “out of order” on a piece of card, and that at least they both agreed on.",
      "=The man fetched a second man, who knocked lower down. They did not agree about the sound. “Hollow,” said the first. “Full,” said the second. Neither of them waited to see what {hero} would do next, though that was the only thing worth waiting for. At last they wrote “out of order” on a piece of card, and that at least they both agreed on.",
    ],
    [
      0.5,
      "=Then an expert came {there}. She had a bag with forty compartments, and she laid all of it out. She tightened three screws that had been happy loose. After that {hero} did nothing any more: not that, and nothing else either.",
      "=Then an expert came. She had a bag with forty compartments, and she laid all of it out. She said that to {deed} was not what {hero} {was} for. When she had finished, {he} did nothing any more: not that, and nothing else either.",
      "=Then an expert came. She had a bag with forty compartments, and she laid all of it out. When she had finished, {hero} did nothing any more: not that, and nothing else either.",
    ],
    [
      0.3,
      "=So {hero} {was} left at the edge, next to {item}, where it did not matter. From there everything looked further away. {Hero} thought about how it had been to {deed}. It was good to have something to think about.",
      "=So {hero} {was} left at the edge, next to {item}, where it did not matter. From there everything looked further away. It was good to have {item} to look at.",
      "=So {hero} {was} left at the edge, where it did not matter. From there everything looked further away. {Hero} thought about how it had been. It was good to have something to think about.",
    ],
  ],
  end: [
    [
      0,
      "=“There you are,” said {talker}, who had been looking everywhere. {Talker} did not knock. {Talker} only loosened what had been tightened, a bit here and a bit there, and sat down beside {hero} and waited.",
      "=It was the small girl who came back. She did not knock. She loosened what had been tightened, a bit here and a bit there, and put {item} back where {itemit} had been before. Then she sat down and waited.",
      "=It was the small girl who came back. She did not knock. She loosened what had been tightened, a bit here and a bit there. Then she sat down and waited.",
    ],
    [
      0.6,
      "=It took quite some time. Then {hero} {did}, very carefully, as one does things that one has missed. The man and the expert came running. “It's broken again,” said the man. But the expert put her bag down and smiled.",
      "=It took quite some time. Then {hero} began again, very carefully, as one does things that one has missed. The man and the expert came running. “It's broken again,” said the man. But the expert put her bag down and smiled.",
    ],
    [
      0.9,
      "=The expert wrote a report, and it was the shortest that she had ever written. Under “fault” she put a line. Under “cause” she put “{item}”, thought it over, crossed it out again, and wrote “none needed”. The man asked what he ought to do if it happened again. “Sit down,” said the expert. She packed up all forty compartments, and sat down herself.",
      "=The expert wrote a report, and it was the shortest that she had ever written. Under “fault” she put a line. Under “cause” she put a whole sentence, thought it over, crossed it out again, and wrote “none needed”. The man asked what he ought to do if it happened again. “Sit down,” said the expert. She packed up all forty compartments, and sat down herself.",
    ],
    [
      0.5,
      "=Whoever wants to see it has to wait. They sit beside {item}, in a row, and keep quite quiet, and none of them knocks.",
      "=Whoever wants to see it has to wait. They sit in a row and keep quite quiet, and none of them knocks.",
    ],
  ],
};

/** A thing finds out what it is to others only when it is nearly given up. */
const whoItIsFor: ArcStory = {
  after: [
    [
      0,
      "={Hero} would never have thought it of {who}, or of {himself}. One gets used to standing about and being of use. Now {he} {was} the middle of things, and {item} as well.",
      "={Hero} would never have thought it of {himself}. One gets used to being of use, and to nothing else. Now {he} {was} the middle of things.",
    ],
    [
      0.8,
      "=First of all {he} {was} wiped down. It had been a long time since anyone had done that, and {hero} had forgotten how it tickled. Then somebody came with a tape measure and wrote down the numbers. {Item} {itemwas} measured as well. “Well, well,” somebody said, and it could have meant anything.",
      "=First of all {he} {was} wiped down. It had been a long time since anyone had done that, and {hero} had forgotten how it tickled. Then somebody came with a tape measure and wrote down the numbers. “Well, well,” somebody said, and measured {him} again, and it could have meant anything.",
    ],
    [
      0.6,
      "=“Are you nervous?” asked {talker}. “I haven't got any nerves,” said {hero}. “I can hear you rattling.” “That's the floor,” said {hero}. They both listened. It was not the floor.",
      "=“Keep still,” {who} told {him}, and {hero} kept as still as only things can. It was not easy. Inside {him} something was rattling that had never rattled before.",
      "={Hero} kept as still as only things can. It was not easy. Inside {him} something was rattling that had never rattled before.",
    ],
    [
      0.5,
      "=First everybody was delighted. Then they began to discuss it. Was {item} really right for it? Would something newer not be better, something with a guarantee? They said it right in front of {hero}. People do that.",
      "=First everybody was delighted. Then they began to discuss {topic}. Would something newer not be better, something with a guarantee? They said it right in front of {hero}. People do that.",
    ],
    [
      0.8,
      "=A picture of the newer one was handed round. It was smooth, and came in four colours, and had no past at all. “That would never let us down,” somebody said. {Hero} tried to remember whether {he} had ever let anyone down. There had been one time, long ago. It had had to do with {item}, and {he} had thought that it was forgotten.",
      "=A picture of the newer one was handed round. It was smooth, and came in four colours, and had no past at all. “That would never let us down,” somebody said. {Hero} tried to remember whether {he} had ever let anyone down. There had been one time, long ago. It had only been for a moment, and {he} had thought that it was forgotten.",
    ],
    [
      0.3,
      "=In the evening {hero} and {item} {was} left behind in the dark. {He} thought of the newer one, which would not rattle. It was the longest night so far. {He} rattled a little, since no one could hear it.",
      "=In the evening {hero} {was} left behind in the dark. {He} thought of the newer one, which would not rattle. It was the longest night so far. {He} rattled a little, since no one could hear it.",
    ],
  ],
  end: [
    [
      0,
      "=“There it is,” whispered {talker} out of the dark. “That's how I always know that it's you.” {Hero} stopped, and then {he} did it again, to make sure. “Exactly like that,” said {talker}.",
      "=“There!” said {who}, who had come back without a light. “That's how you can tell that it's the right one. A new one wouldn't do that.” {Hero} rattled once more, to make sure, and {who} laughed.",
      "=“There!” said a child's voice. “That's how you can tell that it's ours. The new one doesn't do that.” {Hero} rattled once more, to make sure, and the child laughed.",
    ],
    [
      0.6,
      "=The next day there was no more talk of a guarantee. {Hero} {was} put back in the middle, together with {item}, and this time {he} could rattle as much as {he} liked.",
      "=The next day there was no more talk of a guarantee. {Hero} {was} put back in the middle, and this time {he} could rattle as much as {he} liked.",
    ],
    [
      0.9,
      "=A man came who sold the newer kind, and he was shown {hero} instead. He looked at {him} for quite a time, and at {item}, and he was fair about it. “How long has there been that noise?” he asked. “Always,” they said. “We can't do that,” he said. “Ours are all very quiet.” He sounded a little sorry.",
      "=A man came who sold the newer kind, and he was shown {hero} instead. He looked at {him} for quite a time, from all sides, and he was fair about it. “How long has there been that noise?” he asked. “Always,” they said. “We can't do that,” he said. “Ours are all very quiet.” He sounded a little sorry.",
    ],
    [
      0.5,
      "=At night it is quiet now. Only {hero} can be heard a little, beside {item}. It is the floor, {he} would say, if anyone asked.",
      "=At night it is quiet now. Only {hero} can be heard a little. It is the floor, {he} would say, if anyone asked.",
    ],
  ],
};

/** A thing has gone its own way, and gets further than it wanted. */
const ofItsOwnAccord: ArcStory = {
  after: [
    [
      0,
      "=Things are not supposed to {deed}. {Hero} knew that. {He} waited for somebody to come and say so. When no one came, {he} went on, because that was the easiest.",
      "=Things are not supposed to have a will of their own. {Hero} knew that. {He} waited for somebody to come and say so. When no one came, {he} went on, because that was the easiest.",
    ],
    [
      0.8,
      "=At the first bend {hero} stopped. Nobody had ever told {him} what one does at bends. Left looked like more of the same, and right looked like less. {He} thought of {item}, and of who would be the first to notice, and went right. A bird hopped out of {his} way. It was the first time that anyone had done that for {him}, and {hero} nearly said thank you.",
      "=At the first bend {hero} stopped. Nobody had ever told {him} what one does at bends. Left looked like more of the same, and right looked like less. {He} thought of home, and of who would be the first to notice, and went right. A bird hopped out of {his} way. It was the first time that anyone had done that for {him}, and {hero} nearly said thank you.",
    ],
    [
      0.6,
      "=“Does anyone know that you're here?” asked {talker}. “They'll notice,” said {hero}. “When?” “When they need me.” {Talker} thought about that. “And if they don't?” It was a question that {hero} had been careful not to ask.",
      "=They would notice, {hero} thought, as soon as they needed {him}. Until then there was {item} to look at. {He} had never seen {itemthem} from this side.",
      "=They would notice, {hero} thought, as soon as they needed {him}. Until then there was a great deal to look at. {He} had never seen it from this side.",
    ],
    [
      0.5,
      "=For a day it was splendid. Everybody {there} stopped to look at {hero}. But they only looked. None of them knew what {he} {was} for. A man tried to sit on {him}, and apologised.",
      "=For a day it was splendid. Everybody stopped to look at {hero} and at {item}. But they only looked. None of them knew what {he} {was} for. A man tried to sit on {him}, and apologised.",
      "=For a day it was splendid. Everybody stopped to look at {hero}. But they only looked. None of them knew what {he} {was} for. A man tried to sit on {him}, and apologised.",
    ],
    [
      0.8,
      "=A girl asked {him} whether {he} {was} lost. “No,” said {hero}. “Just out.” “Out of what?” {Hero} thought of {item}, and of the gap that {he} had left behind, exactly as wide as {he} {was}. “Only out,” {he} said. The girl gave {him} half a biscuit. {He} had no use for it, and kept it all the same, because it had been meant for {him}.",
      "=A girl asked {him} whether {he} {was} lost. “No,” said {hero}. “Just out.” “Out of what?” {Hero} thought of home, and of the gap that {he} had left behind, exactly as wide as {he} {was}. “Only out,” {he} said. The girl gave {him} half a biscuit. {He} had no use for it, and kept it all the same, because it had been meant for {him}.",
    ],
    [
      0.3,
      "=Then it rained, and they all went in. {Hero} stayed out, with {item}. {He} did not want to go back. {He} only wanted to be asked where {he} had been.",
      "=Then everybody went in, and {hero} stayed out. To {deed} had been easy. To stop was harder. {He} did not want to go back. {He} only wanted to be asked where {he} had been.",
      "=Then everybody went in, and {hero} stayed out. {He} did not want to go back. {He} only wanted to be asked where {he} had been.",
    ],
  ],
  end: [
    [
      0,
      "=“I went to see,” said {talker}, quite out of breath. “They need you! They've turned everything upside down. They even looked under {item}.” “Under {item}?” asked {hero}, and was moved.",
      "=“I went to see,” said {talker}, quite out of breath. “They need you! They've turned everything upside down. They even looked in the teapot.” “In the teapot?” asked {hero}, and was moved.",
      "=Somebody was calling. It was still far away, and it was {his} name, or what {he} {was} called at home. “Where have you been?” they cried, when they had found {him}. {Hero} had never been asked anything so nice.",
    ],
    [
      0.6,
      "=So {he} {was} taken home, and {item} came along. They put {him} where {he} had always been, and then they thought about it, and turned {him} a bit, so that {he} could see out.",
      "=So {he} {was} taken home. They put {him} where {he} had always been, and then they thought about it, and turned {him} a bit, so that {he} could see out.",
    ],
    [
      0.9,
      "=They told {him} how it had been without {him}. At first they had not noticed at all. Then they had blamed each other, and even {item}, and in the end they had all stood round the empty place, and nobody had known what to say. {Hero} liked the part with the empty place best.",
      "=They told {him} how it had been without {him}. At first they had not noticed at all. Then they had blamed each other, one after the other, and in the end they had all stood round the empty place, and nobody had known what to say. {Hero} liked the part with the empty place best.",
    ],
    [
      0.5,
      "=Sometimes {hero} thought of how {he} {did}. Then {he} looked out for a while, and stayed where {he} {was}. It was good to know that one could.",
      "=Sometimes {hero} thought of {topic}. Then {he} looked out for a while, and stayed where {he} {was}. It was good to know that one could.",
    ],
  ],
};

const GRAVE = /^(?!.*(?:, \d+\b|\b(?:war|dead|died|dying|murder\w*|killed|corpse|suicide|funeral|donor|bomb|body)\b))/i;

/** Stories for whatever creatures and things do. */
export const anyOtherHeroArcs: readonly Arc[] = [
  ...anyCreatureArcs,
  {
    told: /^(?:decided|went|left|ran|rolled|flew|set off|escaped|travelled|drove|sailed|wanted|got home|moved)\b/,
    by: "hero",
    of: "things",
    idea: GRAVE,
    stories: [ofItsOwnAccord],
  },
  {
    told: /^(?!was hired|were|had|lost|moved|voted)./,
    by: "hero",
    of: "things",
    idea: GRAVE,
    stories: [nothingWrong, whoItIsFor],
  },
  { told: /./, by: "any", of: "things", idea: GRAVE, stories: [whoItIsFor] },
];
