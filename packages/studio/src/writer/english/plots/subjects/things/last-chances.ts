import { role, story } from "../subject-story.ts";

/** Stories of a candle that fears birthdays and of a school bus with stowaways. */
export const lastChances = [
  story({
    says: [
      role("candle", "birthday candle|candle"),
      /\b(?:birthdays?|cake)\b/i,
      /\b(?:afraid|scared|fear\w*|hat(?:e[sd]?)|nervous|blow\w*|blew|blown|out)\b/i,
    ],
    of: "things",
    unless: /\b(?:murder\w*|horror|kill\w*|bomb|ghost)\b/i,
    after: [
      "@room(candle talk) “It's meant kindly,” said the cake. “They sing first.” “They sing, and then they all take a deep gulp of air,” said {thecandle}, “and they look at me while they do it.” It shivered, and a drop of wax ran down its side.",
      "+ @room(candle) {Thecandle} had tried everything. It had leaned to one side, so as to be out of the wind. It had made itself small. It had even relit itself once, out of pure defiance, and they had laughed and clapped and blown twice as hard. “What do they want from me?” it asked. The cake did not know. Nobody had ever asked a cake.",
      "+ @room(candle talk) “Perhaps they are cross with you,” said a strawberry. “You're always the brightest.” {Thecandle} thought about that. It did not feel bright. It felt like somebody who is standing on a diving board.",
      "@room(candle) On this day there was a very quiet child at the table. Her name was Mirabel, and she had turned six, and she looked at the cake as if it were a long flight of stairs. They sang. They all breathed in. And Mirabel slid down from her chair, under the table, and did not come out. “I can't,” she said. “It's afraid. I saw it shaking.”",
      "@room(candle look) The grown-ups laughed, and then they stopped laughing. {Thecandle} burned quite still. It looked down over the icing, and from under the tablecloth two eyes looked up. “It's my wish,” whispered Mirabel. “It's so big. If I blow and it doesn't come true, then it's gone.” So she was afraid as well.",
    ],
    end: [
      "@room(candle talk) “What happens to it?” Mirabel asked. “When it's blown out, where does the wish go?” {Thecandle} had never thought about what came afterwards. It had always closed its eyes. This time it kept them open. “Come here,” it flickered. “We'll do it together. You don't need to blow. Just say it to me, very softly, and look.”",
      "@room(candle look) Mirabel came out. She put her lips quite close to it and whispered two words, and the whisper was enough. The flame bowed and was gone. And up from the wick there rose a thin white thread, past the lamp and through the gap in the window, and carried the two words with it. {Thecandle} saw it all. “So that's what I'm for,” it thought.",
      "+ @room(candle) Mirabel clapped her hands. “It took it up!” she cried. The others wanted to see that too, so {thecandle} was lit once more for each of them, and nobody blew. They whispered.",
      "It lies right at the front of the drawer now. Whenever somebody comes in with a cake, it rolls a bit closer to the edge. It is down to a stump, from all those wishes, and it would like to be asked.",
    ],
  }),
  story({
    says: [
      role("bus", "school bus|double-decker bus|minibus|bus"),
      /\b(?:scrap\w*|junk ?yard|last (?:drive|ride|trip|journey|day))\b/i,
      role("kids", "kids|children|pupils|schoolchildren|class|students|twins|friends"),
      /\b(?:hid(?:e|es|den|ing)?|sneak\w*|stow\w*|secretly|inside|climb\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|ghost|haunted)\b/i,
    after: [
      "@bus(kids sit) “Not a sound,” came a whisper from under the back seat. {Thebus} knew at once that it was not empty. An empty bus does not giggle. {Thekids} lay between the seats, flat as schoolbags, and every one of them had brought something: a rope, a paint pot, a sandwich, and a letter to the mayor with a great many signatures.",
      "@bus(kids sit) The driver, Mr Hopwood, had sat at that wheel for twenty-six years. He was driving very slowly. “I'm sorry, old girl,” he said at the first traffic light, and wiped his eyes with his cap. At that {thekids} nearly gave themselves away. {Thebus} quickly sounded its horn, so that he would not hear them.",
      "+ @bus(kids look) Somebody dropped the sandwich. It slid down the aisle, all the way to the front, and stopped at Mr Hopwood's shoe. He looked at it for the length of a red light. Then he took a bite, and drove on, and had suddenly begun to whistle.",
      "@bus(kids talk) At the scrapyard the gate was open. Behind it stood a press as tall as a house, and a woman in a helmet waved them in. “Now!” cried {thekids}, and popped up at all the windows at once. “You can't squash it! We're in it!” The woman dropped her clipboard. “Children in the bus,” she said into her radio. “What do I do with children in the bus?”",
      "+ @bus(kids sit) The radio did not know. Mr Hopwood had turned off the engine and was looking at the sky in a very innocent way. Then the woman crossed her arms. “I can wait,” she said. “You'll get hungry.” And there was only the one sandwich, and it had been bitten into.",
    ],
    end: [
      "@bus(kids look) They waited for two hours. It began to rain. Then a lorry came, full of books. “The library has flooded,” said the man at the wheel. “They say these have to go as well, because there's nowhere dry for them.” {Thekids} looked at the books. Then they looked along the empty shelves above the seats, where the bags used to go.",
      "@bus(kids carry) “It's dry in here,” they said. They made a chain, from the lorry to {thebus}, and Mr Hopwood stood in the middle of it, and in the end the woman helped, too. By evening there was no room left for anything except readers.",
      "+ The mayor came and signed the paper for a travelling library on the bonnet, in the rain. She had gone to school on {thebus} herself, and she knew which seat had the spring that squeaked.",
      "@street(bus) Every afternoon {thebus} stands in a different street now, with its lights on and its doors open. You find a seat, and a story, and if you hear somebody giggling under the back one, you are not to look.",
    ],
  }),
];
