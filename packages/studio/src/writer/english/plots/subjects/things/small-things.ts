import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of pencils and books, umbrellas and shoes, clocks, teapots and kites. */
export const smallThings = [
  story({
    says: [
      role(
        "pencil",
        "pencil|crayon|coloured pencil|colored pencil|chalk|piece of chalk|felt-tip|felt tip|felt pen|fountain pen|paintbrush|ballpoint pen",
      ),
      role("eraser", "eraser|rubber|sharpener|pencil sharpener|ruler|ink|pen|paper"),
      /\b(?:quarrel\w*|argu\w*|fight\w*|fought|enem\w*|friends?|hat(?:e[sd]?)|disagree\w*|more important|most important|rub\w*|eras\w*|blame[sd]?|together)\b/i,
    ],
    unless:
      /\b(?:what the children|draws what|drew what|murder\w*|horror|kill\w*|police|detective|ghost|haunted|robber\w*|thief|bomb|stole|stolen|crayons|case)\b/i,
    of: "things",
    after: [
      "It was always about the same thing. “I make something,” said {thepencil}, “and you take it away.” “You make mistakes,” said {theeraser}, “and I make them good.” “I never make mistakes!” called {thepencil}. “Oh no?” said {theeraser}. “What about that horse with five legs?” “It was galloping!” said {thepencil}.",
      "So they divided the bag. A strip of sticky tape went down the middle. On the left lived {thepencil}, with the timetable and a nut. On the right lived {theeraser}, with the crumbs. If they met at lunchtime, they looked in different directions.",
      "+ {Thepencil} wrote a poem about how fine it was to be alone. It was not very good. In the third line there was a word that was spelled wrong, and {thepencil} had to look at that word all night.",
      "Then came a day when nothing was as usual. The bag lay open, and there was sky above it. It began to rain. “We've been left behind,” said {thepencil}. A sheet of paper had slipped out and lay on the wet ground. There was room on it for just one message.",
      "{Thepencil} wrote as fast as it could: “Here we are, please fetch us!” But it was shaking so much with the cold that the letters came out crooked. “Hare wear, peas fetch us,” stood there. And {thepencil} said, so quietly that it could hardly be heard: “I've made a mistake.”",
    ],
    end: [
      "{Theeraser} could have said a great deal now. But it crossed the sticky tape without a word and rubbed out the hare and the peas. “Write it again,” said {theeraser}. “Slowly. I'll hold the sheet.” It lay down on the corner, so that the wind could not take it.",
      "{Thepencil} wrote. Each time that it slipped, {theeraser} was there at once. Soon nobody could have said who was doing what. When the last drop fell, the message stood on the paper as clear as print, and steps came over the grass, hurried ones. “There you are!” cried a voice that they knew.",
      "+ @room(pencil talk, eraser talk) At home they were laid on the radiator, next to each other. {Theeraser} had become smaller, and was black on one side. {Thepencil} had a blunt point. “It was galloping, you know,” said {theeraser} after a while. “The horse. I could see that it was galloping.”",
      "The sticky tape has been taken off. There is a picture on the cover of the exercise book now: a horse with four legs, and if you hold it up to the light, you can still see the fifth.",
    ],
  }),
  ...withAndWithout({
    says: [
      role(
        "pencil",
        "pencil stub|pencil|crayon|coloured pencil|piece of chalk|chalk|felt-tip|felt tip|fountain pen|paintbrush|coloured pencils",
      ),
      /\b(?:tiny|short(?:er|est)?|small(?:er|est)?|last|used (?:up|so much|almost)|worn|stub|old|left over|shrink\w*|shrunk)\b/i,
    ],
    may: [role("child", "girl|boy|child|artist|painter|teacher|daughter|son|writer|student")],
    unless:
      /\b(?:dream of|dreams|teacher|classroom|blackboard|draws? what|drew what|colou?rs|years old|murder\w*|horror|kill\w*|ghost|hundred years|everything (?:he|she|it|they) draws?|magic\w*|comes? (?:alive|to life)|came (?:alive|to life)|eraser|only has|still has one|argument|argue)\b/i,
    of: "things",
    after: [
      "In the box they stood in order of height. {Thepencil} stood at the very end and kept falling over. “You've been used up,” said the long ones. They had sharp points and had never been anywhere. “Yes,” said {thepencil}. “It was lovely.”",
      "And it told them of a dragon that had gone over two pages, and of a whole summer of boats. There was a birthday card for somebody who had cried for joy. “A bit of me is in all of it,” said {thepencil}. “So I'm not gone. I'm only spread out.” The long ones thought it over.",
      "+ “Doesn't it hurt, the sharpening?” asked the green one at last. “It tickles,” said {thepencil}. “And afterwards you see everything quite clearly.”",
      [
        "But at night {thepencil} counted what was left. It was enough for one picture, perhaps, if the picture was a small one. Which one should it be? In the morning {thechild} turned the box upside down and searched among the colours, and was about to push the short one aside with the sharpenings. It rolled to the edge of the table. It fell. It rolled under the cupboard.",
        "But at night {thepencil} counted what was left. It was enough for one picture, perhaps, if the picture was a small one. Which one should it be? In the morning the box was turned upside down, and the short one was swept aside with the sharpenings. It rolled to the edge of the table. It fell. It rolled under the cupboard.",
      ],
      [
        "@room.night(child sit) There it lay for a week, with a button and a dead fly. Then, one evening, the lights went out in the whole street. {Thechild} was frightened, and crept under the table, and felt about in the dark for something to hold. A hand came under the cupboard, and closed round {thepencil}. It was just as short as the hand was small.",
        "@room.night There it lay for a week, with a button and a dead fly. Then, one evening, the lights went out in the whole street. Somebody was frightened, and crept under the table, and felt about in the dark for something to hold. A small hand came under the cupboard, and closed round {thepencil}. It was just as short as the hand.",
      ],
    ],
    end: [
      "@room.night(pencil) You need no light to draw a light. On the underside of the table, where it is all bare wood, {thepencil} made a circle, and rays all round it, long ones, short ones, as many as there was room for. With every ray it grew shorter. It did not think about that. The fear grew shorter, too.",
      "When the lamp went on again, there was a sun up there. It was the best thing that {thepencil} had ever done. There was nothing left of it but a crumb, and a golden number on a bit of wood. That was put into a matchbox, on cotton wool, with a window cut in the lid.",
      "+ The matchbox stands beside the paint box, with the window to the front. “Tell us,” the long ones say in the evening. “Tell us about the dark.” And the green one has asked, all by itself, to be sharpened.",
      "Whoever drops a fork and has to crawl under that table comes up again more slowly than necessary. It is always a fine day down there.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("book", "library book|picture book|storybook|book of fairy tales|book"),
      /\b(?:library|shelf|shelves|unread|read(?:er|ers)?|borrow\w*)\b/i,
      /\b(?:nobody|no one|never|forgotten|lonely|sad|wants?|wanted|wish\w*|hop(?:es|ed)|waits?|waited|dream\w*|unread|dust\w*|afraid)\b/i,
    ],
    may: [role("child", "girl|boy|child|teenager|reader|schoolgirl|schoolboy|daughter|son")],
    unless:
      /\b(?:cleaner|janitor|guard|caretaker|reads? to|statues?|bronze|statue|lion|library and|murder\w*|horror|kill\w*|ghost|lose his|lose her|bookshop owner|librarian (?:finds|found)|widow|spell|magic|writes|wrote|thief|stol\w*|steal\w*|fridge|bookshop|second-hand|kitchen|attic|cookbook|recipes?|diary)\b/i,
    of: "things",
    after: [
      "@library(book) {Thebook} stood at the very bottom, beside the radiator, where nobody bends down. Its neighbours were taken out and came home with sand in their pages. “I was at the seaside,” said one. “I was in a bath,” said another, and was proud of its waves. {Thebook} had been to the radiator.",
      "@library(book) On its first page there was a slip for the stamps. It was quite white. {Thebook} knew itself by heart. It had a shipwreck and a very funny donkey. Sometimes it read itself aloud, softly, and the spider over the radiator laughed in the right places.",
      "+ @library(book) Once a draught from the door turned its cover. It lay open for a whole minute, on page forty, where the donkey puts on the hat. People walked past. One of them wiped his shoe on the carpet.",
      "@library(book look) Then a lady came with a trolley and a list. She took out those that had no stamps, and put a red dot on their backs. “For the paper mill,” she said. {Thebook} got its dot as well. It lay on the trolley and saw the whole room for the first time. It was full of people with their heads bent.",
      [
        "@library(child look, book) {Thebook} made up its mind. When the trolley went round the corner, it leaned out and let itself fall. It hit the floor with a bang, right in front of the feet of {thechild}, and lay there open, with a crease in page forty. It was the worst thing that a book can do. {Thechild} looked left and right. And bent down.",
        "@library(book) {Thebook} made up its mind. When the trolley went round the corner, it leaned out and let itself fall. It hit the floor with a bang, right in front of two muddy boots, and lay there open, with a crease in page forty. It was the worst thing that a book can do. The boy in the boots looked left and right. And bent down.",
      ],
    ],
    end: [
      [
        "@library(child read, book) {Thechild} only wanted to put it back. But there was a donkey, and it was just putting on a hat. {Thechild} read the line, and snorted, and read the next. The clock struck. “We're closing,” said the lady. “Just until the shipwreck,” said {thechild} from the floor.",
        "@library(book) The boy only wanted to put it back. But there was a donkey, and it was just putting on a hat. He read the line, and snorted, and read the next. The clock struck. “We're closing,” said the lady. “Just until the shipwreck,” said the boy from the floor.",
      ],
      "@library(book) The lady saw the red dot, and then she saw the face over page sixty, and peeled off the dot with her fingernail. She inked the stamp. It came down on the white slip, slightly crooked: the very first. {Thebook} felt it right through to the last chapter.",
      "+ It was read at breakfast and in a tree. It was read by torchlight, and aloud to somebody in the other bed, and a tear fell on the shipwreck and a bit of jam on the donkey. “You must read that,” said each reader to the next. {Thebook} came back with waves in its pages, and was away again by noon.",
      "@library(book) There is no room on the slip any more, and they have had to paste in a second. It is hardly ever at home. But when it is, it stands at the bottom beside the radiator, and reads page forty to the spider.",
    ],
  }),
  story({
    says: [
      role("umbrella", "umbrella"),
      /\b(?:afraid|scared|fear\w*|frightened|hat(?:e[sd]?)|nervous|refus\w*|did not (?:like|want)|shy)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|same umbrella|bought|buys|carries|carried|tram driver|apologi[sz]\w*|tag|stand of|meets?|met|in love|couple|woman|man)\b/i,
    of: "things",
    after: [
      "@corridor(umbrella look) It was a matter of drops. When the first one fell, {theumbrella} shrank together, so that the ribs clicked. A drop was cold, it was wet, and it came without knocking. “That's what you're for,” said the coat stand. “The hat doesn't like the wind either. But it goes.” {Theumbrella} hung on its hook and looked at the floor.",
      "@street(umbrella walk) On sunny days it was the best of company. It tapped along on the pavement. It let children look at its handle, which was carved like the head of a goose. But if there was so much as a cloud, it jammed. They shook it and pulled it, and it was sorry. It did not open.",
      "+ @corridor.night(umbrella talk) “I dream of it,” it told the goose, at night. “In my dream I'm a tent, or a sail. I'm quite big. And then it drips, and I wake up.” The goose had no advice. It was made of wood.",
      "@park.storm(umbrella look) One day it was left lying on a bench in the park. It grew dark above the trees, and there was thunder, and {theumbrella} squeezed itself as thin as a stick. Then it heard a cheeping. A nest had fallen into the grass. There were three in it, quite naked, with their beaks open to the sky.",
      "@park.storm(umbrella talk) The first drop hit the rim of the nest. It was as big as one of their heads. {Theumbrella} looked round. There was only a thing on a bench that was afraid. “Oh dear,” said {theumbrella}. “Oh dear, oh dear.” And let itself roll off the edge.",
    ],
    end: [
      "@park.storm(umbrella talk) It fell into the grass beside the nest, and on the way it opened. There was a bang like a sail. It had never been open in the rain before, and it had no idea how big it was. The water came down in buckets. It drummed on the cloth from one end to the other. {Theumbrella} waited for it to hurt. “But it's music!” it said.",
      "@park.dawn(umbrella) It stood there all night long. Underneath it was dry and a bit green, like a tent. In the morning the mother came, soaked and crazy with worry, and found her three asleep one on top of another. She sat down on the goose's head, and sang what she had.",
      "+ @street(umbrella) “There you are!” cried somebody. “And open! Did it hurt itself?” {Theumbrella} was shaken out and carried home under a clear blue sky, and refused to close. They had to go through the door sideways.",
      "@street(umbrella) It is always the first one out these days. When there is only a cloud, it rattles on its hook. And if it drums really hard, they stop on the way, under the open sky, and listen.",
    ],
  }),
  story({
    says: [
      role("sock", "left sock|odd sock|striped sock|sock|glove|mitten"),
      /\b(?:lost|los(?:es|t)|missing|other (?:one|sock|shoe|half|glove|mitten)|partner|pair|twin|washing machine|drawer|alone|lonely|left (?:one|behind)|right (?:one|shoe|sock)|search\w*|look\w* for|separated|f(?:inds?|ound))\b/i,
      /\b(?:lonely|alone|search\w*|look\w* for|wants?|wanted|misses|missed|travel\w*|sets? (?:out|off)|adventure|advertis\w*|world|journey|where|hop(?:es|ed)|sad|f(?:inds?|ound))\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|Cinderella|mermaid|shoemaker|becomes a house|became a house|house for|dance|dancing|charity|puppets|no feet|girl|boy|woman|man|detective|goat|dog|two|pair of|both|each other|advertis\w*|child|playground)\b/i,
    of: "things",
    after: [
      "@bedroom(sock) Up to that day there had always been two. They had been made together, and on Sundays they had lain side by side. Now {thesock} was alone. “It happens,” said the others, two by two.",
      "“Where did you see it last?” asked the old scarf. {Thesock} thought back. There had been hot water, and foam, and then a grip that let go. “Then it's behind the machine,” said the scarf. “No one has ever come back from there.” {Thesock} set off that same night.",
      "Behind the machine it was warm and grey with fluff. {Thesock} crawled through a very narrow gap. And there they all sat, striped ones and spotted ones, a hundred single ones in a row, and each of them looked up and said: “Is it you?” And then: “Oh. No.”",
      "+ “You can sit down here,” they said to {thesock}. “You get used to it. We've got a button, and we take turns with it.”",
      "{Thesock} went along the whole row. Right at the end lay one that did not look up. It had shrunk to half its size in the hot water. Nobody would have known it again. “Don't look at me,” it said. “I don't match any more.”",
    ],
    end: [
      "{Thesock} lay down beside it. “We were made together,” it said. “I'd know you if you were a teapot.” Then the small one turned over a little, and there, on the inside, where no water gets, was the same blue thread.",
      "They went back through the gap together. But {thesock} turned round once more. A hundred faces were looking after them. “What are you waiting for?” called {thesock}. “Who says that you have to match?” A silk stocking was the first to stand up. She held out her hem to a baby's glove.",
      "@bedroom.dawn(sock) In the morning the drawer would not shut. There they lay, striped with spotted, long with short, and not one was alone. “What in the world!” said a voice from above. Then there was a laugh. And then the two were put on, a large one and a small one.",
      "One of them keeps slipping off, and the other pinches. But all day long, with every step, they pass each other and say: “There you are. There you are.”",
    ],
  }),
];
