import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { unless } from "../open-scene.ts";
import { openForTwo } from "./company.ts";

/** Stories of bottles, nets, islands, lighthouses and storms. */
export const atSea: readonly ClauseScene[] = [
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:(?:found|finds|discovered|fished out|fished|pulled out|caught|picked up|came across|opened|got) (?:an?|the) (?:old |strange |green |little )*(?:message|letter|note|map|postcard|bottle)\\b[^.]*?\\b(?:bottle|message|letter|note)\\b[^.]*|(?:set out|set off|decided|wanted|tried|began|started|travel(?:l)?ed|sailed|went)\\b[^.]*?\\b(?:to (?:find|look for|search for|answer|meet|reply to|write back to|look)|looking for|in search of|writing back)\\b[^.]*?\\b(?:sender|writer|(?:who|whoever) (?:wrote|sent|had written|threw)|the (?:person|man|woman|girl|boy|sailor|child) who|it|answer|author|him|her|them|back)\\b[^.]*|(?:answered|wrote back|replied)\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:1[5-8]\d\d|19[0-5]\d|hundred|threw|throws|thrown|genie|witch|treasure|ghost)\b).*\bbottle\b/,
    after: [
      [
        0,
        "=The cork would not come out. It had been in there too long. {Hero} tried it with a nail, {talker} with patience, and that took longer, but it worked. The paper was rolled up tight and smelled of nothing but salt. “If somebody finds this,” it said, “please be so kind.” After that a drop had got in, and the next line had run away into blue.",
        "=The cork would not come out. It had been in there too long. {Hero} tried it with a knife, with a nail, and at last with patience. The paper was rolled up tight and smelled of nothing but salt. “If somebody finds this,” it said, “please be so kind.” After that a drop had got in, and the next line had run away into blue.",
      ],
      [
        1,
        "=Please be so kind. {Hero} turned it over in {his} head at breakfast, and while {he} {was} brushing {his} teeth. One can be kind in so many ways. {He} held the letter over the steam, and against the lamp. There was a number to be seen, and half of a word: it might be “harbour”, or it might be “cupboard”.",
      ],
      [
        1,
        "={Hero} asked an old man who mended nets. He did not look at the writing at all. He looked at the bottle, and at the little shells on the bottom. “That has come with the warm current,” he said. “First along the coast, and then round the corner. Ask on the other side. And take the bottle along, they know it there.”",
        "=“Harbour,” said {hero}. “Cupboard,” said {talker}. They asked an old man who mended nets. He did not look at the writing at all. He looked at the little shells on the bottle. “That has come with the warm current,” he said. “Ask on the other side.”",
      ],
      [
        0.55,
        "=On the other side nobody knew it. At the first house they had lost nothing, and at the second one they only wanted the deposit. {Hero} took the doors on the left and {mate} the ones on the right. Children had begun to walk behind, to see how it would come out.",
        "=On the other side nobody knew it. At the first house they had lost nothing, and at the second one they only wanted the deposit. {Hero} went from door to door with the bottle under {his} arm. Children had begun to walk behind, to see how it would come out.",
      ],
      [
        0.5,
        "=At the last door there was no answer at all. The house was empty. There was a light patch on the wall where a cupboard had been. {Hero} and {mate} sat down on the step and put the bottle between them. The cork lay ready. They had come such a long way for a light patch.",
        "=At the last door {he} got an answer. “That's my writing,” somebody would have had to say. But the house was empty. There was a light patch on the wall where a cupboard had been. {Hero} sat down on the step, put the bottle beside {him}, and was about to let the cork go back in.",
      ],
    ],
    end: [
      [
        0,
        "=“You've got my bottle,” said a voice over the garden wall. It belonged to somebody in rubber boots, with a spade. “I've only moved next door. It's warmer there. I threw it in so long ago that I no longer expected it.” {Hero} held out the letter. “What does it say here?” {he} asked. “Please be so kind, and then?” Somebody put on a pair of glasses. “And write back,” they read. “That was all.”",
        "=“You've got my bottle,” said a voice over the garden wall. It belonged to somebody in rubber boots, with a spade. “I threw it in so long ago that I no longer expected it.” {Hero} held out the letter. “What does it say here?” {he} asked. “Please be so kind, and then?” Somebody put on a pair of glasses. “And write back,” they read. “That was all.”",
      ],
      [
        0.6,
        "=“I'd have done that,” said {hero}, “but there wasn't any address.” “I noticed that, too, when it was floating.” They both laughed, and the children behind them as well, who had been standing there for an hour. Then there was coffee, in cups from the very cupboard.",
      ],
      [
        0.75,
        "=They do write to each other now, every month, with a stamp. It is much quicker. But once a year, when the current is right, {hero} takes a letter down to the water, in the old bottle, with the address on it twice. It has always come back so far, with a different answer in it.",
        "=There are letters every month now, with a stamp. It is much quicker. But once a year, when the current is right, one goes into the water, in the old bottle, with the address on it twice. It has always come back so far, with a different answer in it.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:pulled up|pulls up|hauled up|caught|found|fished out|fished up|fished|drew up|dragged up|pulled|brought up) (?<catch>(?:an?|the|something) (?:[a-z-]+ ){0,3}?(?:man|woman|boy|girl|stranger|sailor|mermaid|merman|diver|ghost|child))\\b[^.]*?\\b(?:in|from|with|out of) (?:(?:his|her|their|the) (?:fishing )?(?:nets?|sea|depths|water|bottom of the sea|hook|line)|[a-z ]*net)\\b[^.]*",
    ),
    idea: /\b(?:[Cc]rew|[Ff]ishermen|[Tt]rawler|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|brothers|[Ff]amily)\b/,
    after: [
      [
        0,
        "=It was a heavy net, and what is heavy is good. They were already doing sums. Then it hung over the deck and dripped, and they stopped. In between the herring was {catch}. “Put it back,” said the oldest one. Nobody moved. “Or put the kettle on,” he said.",
      ],
      [
        1,
        "=There is a book for everything that comes up: the day, the kind, the weight. They had got the day. “What shall I write under kind?” asked the youngest one. They thought about it, and looked at {thecatch}, and it was not polite to say it aloud. “Write “other”,” said the oldest one. “And leave some room.”",
        "=There is a book for everything that comes up: the day, the kind, the weight. They had got the day. Under “kind” a line stayed empty. They looked at {thecatch}, and it was not polite to say it aloud. “Write “other”,” it was decided in the end. “And leave some room.”",
      ],
      [
        1,
        "=They took turns at keeping watch. Each of them meant to watch, and each of them ended up telling things: about the roof that let in the rain, about a daughter who did not write. {Thecatch} was good at that. There are not many who listen like somebody who has spent a long time under water.",
      ],
      [
        0.5,
        "=Then the fog came. They knew their way in fog, with the lead and with the nose. This time neither of them was any use. It was white for a night and a day. The engine coughed, and something scraped along underneath them, not loudly, as one strokes a table. “That's the Teeth,” said the oldest one, and took his cap off. Nobody had ever come out of there.",
      ],
    ],
    end: [
      [
        0,
        "=Only now did they notice that it was quiet in the bow. {Thecatch} had moved, quite to the front, and was looking down into the water as one looks into a room where one used to live. It was as plain as if somebody had pointed: a bit to the left. They went a bit to the left. Now straight on. They did not ask how one could know such a thing. Whoever has been down there knows where everything stands.",
      ],
      [
        0.6,
        "=When the light of the harbour came through, nobody cheered. They had all been holding their breath for too long. “You can stay,” said the oldest one. “Or you can go. We wouldn't put you back. We'd let you down gently.” It was the longest speech that he had ever made, and he had to sit down after it.",
      ],
      [
        0.75,
        "=In the book the line has been filled in since then. The day, and then the kind. Somebody has crossed out “other”, and it took three attempts until they agreed on a word. It says: pilot.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:(?:was|were|got|ended up) (?:washed (?:up|ashore)|stranded|shipwrecked|cast away|marooned|stuck|trapped)\\b[^.]*?\\b(?:island|beach|rock|shore|raft|reef)\\b[^.]*|(?:survived|survives?) (?:an?|the) (?:shipwreck|sinking|storm)\\b[^.]*|(?:ended up|landed|found (?:himself|herself|themselves)|woke up|lived|had to (?:live|survive|share)) (?:[^.]*? )?on (?:an?|the) (?:same |desert |deserted |lonely |tiny |small |uninhabited )+island\\b[^.]*|built (?:an?|the) raft\\b[^.]*)",
    ),
    idea: /^(?!.*\b(?:lighthouse|school|hotel|reservoir|pond|garage|penguin|whale|seal|turtle|cat|dog|parrot|robot|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|class|group|family|crew)\b)(?=.*\b(?:island|shipwreck\w*|sinking|sank|reef)\b).*\b(?:two|Two|enem\w+|rivals?|strangers?|boss|ex-?[a-z]+|with (?:his|her|an?|the|their) [a-z]+|couple|brothers|sisters|together|friends)\b/,
    after: [
      [
        0,
        "=The first day was spent being right. “I told you that this was the wrong direction.” “I told you so before.” They went on with it until it got dark, and then it turned out that neither of them had lit a fire. So they drew a line across the sand with a stick. This side was for the one, and that side was for the other.",
      ],
      [
        1,
        "=On the one side was the spring. On the other side were the coconuts. That had not been thought of when the line was drawn. The one sat beside the water and was hungry, and the other sat in the shade and was thirsty. It took until the evening of the second day. “What's a coconut today?” somebody called across. “Two cups,” was the answer. “And an apology.” “Two and a half cups,” they settled on.",
      ],
      [
        1,
        "=After a week the line had to be drawn again every morning, because so many feet had gone over it. They took turns. They also took turns at keeping watch, at cooking, and at telling the end of the only book that they both knew. It ended differently each time.",
      ],
      [
        0.5,
        "=Then a ship came past. It was quite far out, and they had perhaps five minutes. “The fire!” one of them shouted. “I thought you'd done the fire!” They each knelt on their own side of the line and blew into the ashes. When there was smoke at last, there was only a dot out there. Then there was not even a dot. They did not quarrel about it. That was the worst thing of all.",
      ],
    ],
    end: [
      [
        0,
        "=In the night one of them got up and carried all the wood across, and laid it right on top of the line. The other one came with what was left. It made a fire that was as high as a house. They sat on either side of it, and it shone on both of them alike. “If anybody sees that,” it was said, “they'll come just to ask what we're celebrating.” And that is how it was. There was a fishing boat, with an old man in it, and he had brought a cake.",
      ],
      [
        0.6,
        "=“Is it just the two of you?” asked the old man. “There's room for one in the bow and one in the stern.” They looked at the boat. It was a long one. “We'll both sit in the middle,” they said. On the way home they were silent for a good part of it, as only those can who have told each other everything.",
      ],
      [
        0.75,
        "=They live in two different streets now. On every first Sunday of the month, one of them rings the other one's bell, with a coconut under one arm. It costs two and a half cups, as it always did. The coffee has to be drunk together, that is in the contract.",
      ],
    ],
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      "(?:refused|refuses|did not want|does not want|was not going|would not|decided not) to (?:leave|go|move(?: out| away)?|hand over|give up|come down)\\b[^.]*|(?:was|were|is) to be (?:replaced|automated|switched off|closed)\\b[^.]*|(?:had|has) to (?:leave|teach|train|show)[^.]*",
    ),
    idea: /\b[Ll]ighthouse keeper\b(?!['’]s (?:daughter|son|cat|wife))(?=.*\b(?:automat\w+|machine|replac\w+|computer|switched off|closed|no longer needed|electric)\b)/,
    after: [
      [
        0,
        "=They came with a boat and a grey box. “It does everything by itself,” said the young man who was carrying it. “On at dusk, off at dawn. It never sleeps.” “What does it do the rest of the time?” asked {hero}. The young man looked in the instructions. There was nothing there about the rest of the time.",
        "=It was about a grey box, no bigger than a bread bin. “It does everything by itself,” said the young man who had come with it. “On at dusk, off at dawn. It never sleeps.” “What does it do the rest of the time?” asked {hero}. The young man looked in the instructions. There was nothing there about the rest of the time.",
      ],
      [
        1,
        "=So {hero} made a list for it. Wipe the panes. Greet the herring boats, two short, so that the wives will know. Count the gannets. When the Hansens' boy is out by himself, leave the small lamp on. There were two hundred and six points, and it was hung up beside the box. The box blinked.",
      ],
      [
        0.75,
        "=“You've got a flat waiting,” said the young man, “with a lift, and a bath.” {Hero} asked what one could see from there. “The car park,” said the young man, and he said it more and more softly. He had planned to stay for an hour. Now the sea had got up, and he had to stay for the night. {Hero} put another potato in the pot.",
      ],
      [
        0.5,
        "=At nine the light came on by itself. It was a good light, white and even, and {hero} sat under it with {his} hands on {his} knees and had nothing to do. {He} had not sat down at nine for forty years. “There you are,” said the young man. “It works.” It did work. That was not pleasant to see. {Hero} took the big key off {his} belt and put it down beside the potatoes.",
        "=At nine the light came on by itself. It was a good light, white and even, and {hero} sat under it with nothing to do. {He} had not sat down at nine for forty years. “There you are,” said the young man. “It works.” It did work. That was not pleasant to see. {Hero} took the big key off its hook and put it down beside the potatoes.",
      ],
    ],
    end: [
      [
        0,
        "=A little after two it went out. It had not been the storm. A gannet had got in and had sat down on the box, because it was warm. “It says to ring the number on the back,” said the young man, and turned white. It was a number on the mainland, and they opened at eight. Out there were the herring boats. {Hero} was already on the stairs. {He} did not need a lamp for them, {he} knew all hundred and ninety steps by their voices.",
      ],
      [
        0.6,
        "=Until it got light they turned it by hand, the two of them, one at the crank and one at the panes. “Two short,” said {hero}, and the young man did it, two short. From out there came an answer, one and then another one, until they had all been counted. In the report that he wrote afterwards there is one sentence: “Equipment complete only with keeper.” It was signed, and stamped, and nobody has dared to ask.",
      ],
      [
        0.75,
        "=So the grey box is still there. It does the light. {Hero} does the rest of the time. A potato more goes into the pot now and then, for the young man comes out whenever he can find a reason, and counts the gannets.",
        "=So the grey box is still there, and it does the light. There is somebody for the rest of the time. A potato more goes into the pot now and then, for the young man comes out whenever he can find a reason, and counts the gannets.",
      ],
    ],
    of: "people",
  }),
  ...openForTwo({
    by: "any",
    words: inSentence(
      `${unless("spaceship|rocket|space")}(?:(?:had|has|must|tried|wanted|decided|was determined|set out) to (?:bring|sail|row|steer|get|take)\\b[^.]*?\\b(?:home|back|ashore|to (?:the )?(?:harbou?r|land|shore|safety))\\b(?:[^.]*? (?:when|after|because|since) (?<hurt>(?:his|her|their|the) [a-z]+))?[^.]*|(?:had|has) to (?:light|keep|turn|start|lit)\\b[^.]*?\\b(?:lamp|light|beacon|lantern)\\b[^.]*|sailed [^.]*?\\b(?:home|back)\\b[^.]*?(?:storm|gale|fog)[^.]*|sailed (?:right |straight )?into (?:an?|the) (?:[a-z]+ )?(?:storm|hurricane|gale|fog)\\b[^.]*|lost (?:their|his|her|the) (?:mast|sails?|rudder|engine|oars)\\b[^.]*)`,
    ),
    idea: /\b(?:[Ss]torm|mast|engine|fog|gale|gets hurt|hurt|injured|ill|broke|breaks|broken|alone|rudder|lighthouse|capsiz\w+)\b(?=[\s\S]*)(?<=\b(?:[Bb]oat|[Ss]hip|[Yy]acht|[Ss]ail\w*|[Ss]ailors?|[Ll]ighthouse|[Ff]isher\w*|[Dd]inghy|mast)\b[\s\S]*)/,
    after: [
      [
        0,
        "=First the horizon went. Then there was a wall of grey where it had been, and it did not stand still. {Hero} tied down what could be tied down. A cup rolled across the floor from one side to the other, and back, and each time it came a little faster.",
      ],
      [
        1,
        "=Everything that {he} knew about it {he} had only ever watched somebody do. The hands had always known by themselves where they belonged. {His} own hands had to be told everything, one after the other: that one first, and then this one, and now hold on. The first knot came undone. The second one held, but it held {his} sleeve as well.",
        "=“What comes first?” {hero} shouted. “The rope!” shouted {talker}. There were nine ropes. They took the wet one, and then the other wet one. The first knot came undone. The second one held, but it held {hero's} sleeve as well.",
      ],
      [
        1,
        "=It is not true that one is brave in such a moment. One has no time to be. {Hero} said the words aloud that belonged to it, as one says them to children: slowly, and look where it comes from, and never against it. That helped, and besides it was warm in the mouth.",
      ],
      [
        0.5,
        "=Towards midnight there was a crack, and it was dark. It was so dark that it made no difference whether {he} shut {his} eyes. The matches had become porridge. {Hero} felt in all {his} pockets, and what {he} found was a bent spoon, a wet piece of string, and right at the bottom an old lighter that had not worked for a year. “You've got until three,” {he} told it. “One. Two.”",
        "=Towards midnight there was a crack, and it was dark. It was so dark that it made no difference whether {he} shut {his} eyes. The matches had become porridge. {Hero} felt about, and what {he} found was a bent spoon, a wet piece of string, and an old lighter that had not worked for a year. “You've got until three,” {he} told it. “One. Two.”",
      ],
    ],
    end: [
      [
        0,
        "=It did not wait for three. There was a flame, as small as a fingernail, and it was enough to see the next thing by: the lamp, and in the light of the lamp the rope, and behind that, quite far off, another light. Somebody was standing over there and swinging a lantern, up and down, as one does it when one means: here, here, here. {Hero} swung back. Everything after that was only work.",
      ],
      [
        0.6,
        "=It got light, as it always does when one has stopped believing in it. The water lay there and pretended that nothing had happened. There were people on the shore with blankets. “Who did that?” they asked. {Hero} looked round for somebody, and then noticed that {he} {was} meant. “The hands,” {he} said.",
      ],
      [
        0.75,
        "=The cup is still in one piece. It stands on the shelf with a bent spoon in it. When the wind gets up in the night, it begins to roll a little, from one side to the other. Nobody gets up to hold it any more.",
      ],
    ],
    of: "people",
  }),
];
