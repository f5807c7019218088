import type { ClauseScene } from "../clause-scene.ts";
import { event, inSentence } from "./event.ts";

/** What things and magic folk are afraid of, what they want to become, and the adventures that they fall into. */
export const dreamsOfAdventure: readonly ClauseScene[] = [
  {
    by: "hero",
    words: inSentence(
      "(?:was|were|is) (?:very |so |terribly |really )?(?:afraid|scared|frightened|terrified) of (?<bogey>(?:the |all |tall |deep |loud |open )*(?:grass|water|sea|heights|dark|snow|rain|wind|noise|tunnels?|bridges|puddles|night|thunder|mud|hills|speed|stones?|dust))\\b",
    ),
    idea: /^(?!.*\b(?:m[ae]n|wom[ae]n|boy|girl|captain|sailor|pilot|son|daughter|driver|fisherman)\b)(?=.*\b(?:lawn ?mower|ship|boat|ferry|submarine|bus|train|tram|tractor|plane|airplane|helicopter|balloon|lift|elevator|digger|excavator|snowplough|fire engine|car|truck|vacuum|umbrella|lighthouse|kite|rocket)\b)/is,
    after: [
      [
        0,
        "Nobody knew it. On such days something was always wrong: a hose was loose, a wheel squeaked, the battery had gone flat overnight. “That's odd,” they said. “It was all right yesterday.”",
      ],
      [
        1,
        "“The others just do it,” thought {hero}, and looked at them from the side. They did it without thinking. And that was exactly what {hero} could not stop doing: thinking of {bogey}.",
      ],
      [
        2,
        "An old tyre that was leaning against the wall had noticed. “I was the same,” it said. “In the end I looked at it quite closely, only the nearest bit. The nearest bit is always smaller than the whole.”",
      ],
    ],
    end: [
      [
        0,
        "One morning a small voice was calling for help, from right in the middle of it. There was nobody else. {Hero} began with the nearest bit, and then there was another nearest bit behind it. At the fourth one {hero} forgot to count. When {he} came to, {he} had reached the middle, and in front of {him} sat a very small hare with very large eyes. “I was so afraid,” it said. “Me too,” said {hero}. “Come along.”",
        "One morning a small voice was calling for help, from right in the middle of it. There was nobody else. {Hero} began with the nearest bit, and then there was another nearest bit behind it. At the fourth one {hero} forgot to count, and then there was somebody who held on tightly and wanted to be taken home. “I was so afraid,” said the small voice. “Me too,” said {hero}. “Come along.”",
      ],
      [
        1,
        "Since then nothing has been loose any more in the mornings. Only before the very first bit {hero} still stops for a moment. “Anything wrong?” they ask. “No,” says {hero}. “I'm only looking.”",
        "Since then nothing has been loose any more in the mornings. Only before the very first bit there is still a short stop, for looking.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:wanted|dreamed|wished|hoped|decided|longed) (?:to (?:be|become)|of (?:being|becoming)) (?:an? )?(?:real |brave |famous |great )?knight\\b",
    ),
    after: [
      [
        0,
        "A saucepan makes a good helmet, if one does not mind the handle. A lid is a shield, and a knitting needle is a lance. {Hero} stood in front of the rain barrel and looked at {himself}. It was all there. Only the others could not see it.",
      ],
      [
        1,
        "In the castle they laughed until the chandelier tinkled. “And what are you going to fight with that?” they asked. “Whatever comes,” said {hero}. They wiped their eyes. But there was an old rule that everybody may try for a week, and so {he} got a place, behind the stove.",
      ],
      [
        2,
        "{Hero} learned to bow and to fall off. {He} learned that one thanks the horse. In the evening, when the real ones were asleep and their armour stood about in the hall, {he} polished forty helmets from the inside, where nobody else ever got to.",
      ],
    ],
    end: [
      [
        0,
        "In the night of the seventh day the gate was locked from outside, and the enemy sat in front of it and waited. The keyhole was the only way. The real ones looked at it, and then they looked at {hero}. {He} took off the saucepan. It was dark in there and it smelled of rust, and in the middle {he} would have liked to turn round. Then it clicked. The gate swung open so fast that the enemy fell in on their noses.",
        "In the night of the seventh day the great ones were asleep, because they had been celebrating, and only one was awake and polishing helmets. So it was {hero} who saw the ladder at the wall. {He} did not have a sword. {He} had forty helmets. {He} pushed, and all forty of them went down the stairs, one after the other. It sounded like a thousand men. On the other side of the moat somebody was still running at breakfast time.",
      ],
      [
        1,
        "“Kneel down,” said the king and drew his sword, and noticed that he would have to kneel himself. He did so. In the long row of coats of arms there is one with a saucepan since then, and nobody laughs, because it hangs right next to the lion.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:wanted|dreamed|wished|hoped|decided|longed) (?:to (?:be|become)|of (?:being|becoming)) (?:an? )?(?:real |great |feared |famous )?(?:pirate|pirate captain|sea captain)\\b",
    ),
    after: [
      [
        0,
        "There is not much that one needs for it: a hat, a voice and a ship. The hat was made of newspaper. The voice could be practised in the cellar. For a ship {hero} took what there was, and it leaked.",
      ],
      [
        1,
        "“Hands up!” {hero} shouted at the first boat that came by. It was an old fisherman. “I can't,” he said. “I've got the oars in them.” {Hero} had not thought of that. So they waited until he was finished, and then he gave {him} a herring of his own free will.",
      ],
      [
        2,
        "There were a few things that did not suit {him}. {He} did not like rum. {He} thought that one ought to say thank you. And when the treasure of the second ship turned out to be the wages for the lighthouse, {he} rowed after it for two hours to give it back.",
      ],
    ],
    end: [
      [
        0,
        "Word got about. Real ones came then, with a real skull on a real sail, and their captain laughed till his earring shook. “You, a pirate? What have you ever taken?” “Two hours,” said {hero}, “and a herring.” In the night the storm came, and in the morning the real ones sat on a rock and waved their hats. There was only one who knew the way between the rocks, because {he} had rowed it twice. {He} brought them in, all nineteen, four at a time.",
      ],
      [
        1,
        "“Captain,” said the man with the earring when he got out, and he did not say it to himself. Since then there is a flag in the harbour with a herring on it. When it appears, nobody is afraid, and everybody puts the kettle on.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:wanted|dreamed|wished|hoped|decided|longed) (?:to (?:be|become)|of (?:being|becoming)|to learn (?:how )?to do|to learn) (?:an? )?(?:real |good |great )?(?:witch|wizard|magician|sorcerer|magic)\\b",
    ),
    idea: /\b(?:(?:witch|wizard|magician|sorcerer)['’]s|apprentice|castle|tower|brooms?|cat|mouse|toad|owl)\b/i,
    after: [
      [
        0,
        "{Hero} had watched it often enough: three drops of this, a pinch of that, stir to the left and do not think of anything silly. The last bit was the hardest.",
      ],
      [
        1,
        "{He} tried it at night, in secret, with the small pot. There was a puff. The broom had turned into a slightly different broom. {Hero} looked at it from all sides. It was not much, but it was a beginning.",
      ],
      [
        2,
        "“One is born to it,” they said. “One can't learn it.” But on the third evening the big book lay open on the floor, low down, at page one. Nobody could say who had left it there.",
      ],
      [
        2,
        "The second spell made the milk go up instead of down. The third one turned the moon off, only for a moment, and {hero} said sorry out of the window.",
      ],
    ],
    end: [
      [
        0,
        "Then came the evening when something had gone wrong up in the tower, with a bang and a lot of green light. “The counterspell!” called the voice from up there. “I can't reach the book, I've got no hands any more!” {Hero} took the stairs three at a time. {He} did not think of anything silly. {He} stirred to the left. When the smoke had gone, everything was there again, and everybody looked at {him}. “Page two hundred and six,” said the old voice. “I only put page one on the floor.” “I read on,” said {hero}.",
      ],
      [
        1,
        "On the hook in the hall there is a second hat now, a good deal smaller. And on the door it says: “We do two sizes.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:breath(?:e|ed|es)|spat|spits?|blew|blows?|puff(?:ed|s)?|sneez(?:ed|es)|could only (?:breathe|spit|make)) (?:out )?(?:only )?(?<stuff>(?!fire)[a-z]+(?: [a-z]+)?)(?=,| (?:instead|insted|and not|rather|when|but)\\b|[.,]|$)",
    ),
    idea: /\bdragons?\b/i,
    after: [
      [
        0,
        "At first they thought that it would pass. “Once more,” said the teacher in the cave, “from right down in the tummy.” {Hero} breathed in until {his} ears stood up. What came out was not fire. It was {stuff}, a great deal of it, and it was really very pretty.",
      ],
      [
        1,
        "The others could light a candle at forty paces. They held their sides. “Look out, it's getting dangerous!” they called, and one of them pretended to faint. {Hero} laughed along, and went home by the back way.",
      ],
      [
        2,
        "The doctor looked into {his} throat with a lamp. He looked for a long time. “It's all in order,” he said. “It is only different.” He took a bit of {stuff} home with him, for the children.",
      ],
    ],
    end: [
      [
        0,
        "In the dry summer it happened that somebody sneezed who ought not to have sneezed, and the whole hillside was on fire, with the village below it. They stood there, all the great ones, and could do only one thing, and it was the wrong one. “Stand back,” said {hero}. It was the deepest breath of {his} life. It went down the hill in a great wave of {stuff}, over the flames, over the roofs, and up to the church tower. When it had gone, there was not a spark left.",
      ],
      [
        1,
        "Since then there is a festival for it. The children stand in the square and wait, and {hero} comes down from the mountain. The others come, too. “Could you show me how it's done?” one of them asked last year, quite quietly. It was the one who had fainted.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:seasick|(?:could not|couldn't|cannot|can't|never learned to) swim|(?:afraid|scared|frightened|terrified) of (?:the )?(?:water|sea|ocean|sharks|waves|fish|parrots))\\b",
    ),
    idea: /^(?!.*\b(?:overboard|mermaids?|drown\w*)\b)(?=.*\b(?:captain|viking|admiral|pirate)\b)/is,
    after: [
      [
        0,
        "It was the best-kept secret on the seven seas. Whenever they put to sea, {hero} had something important to do in the cabin. “The captain is studying the maps,” the crew told each other with respect. From inside came a groan.",
      ],
      [
        1,
        "There was a bucket with a coat of arms on it. There was ginger, and a belt with cork in it, sewn into the coat. The parrot knew everything. It was given a lot of nuts.",
      ],
      [
        2,
        "Once there was a great attack. “Draw level!” shouted the mate. {Hero} came on deck, pale and terrible, with {his} teeth clenched, and said nothing at all. The enemy gave up at once. They had never seen anybody look so grim.",
      ],
    ],
    end: [
      [
        0,
        "It came out in a flat calm, of all things, because the parrot had a cold and talked in its sleep. Nobody on deck said a word. Then the gunner cleared his throat. “I can't stand the bangs,” he said. “I'm afraid of heights,” called a voice from the mast. “I'm a vegetarian,” said the cook. It turned out that there was hardly anybody on board who did not have a bucket of one sort or another.",
      ],
      [
        1,
        "They talked it over until morning. Then they sold two cannons and bought an inn, on a small hill with a view of the harbour. It is called The Firm Ground. The flag with the skull hangs above the stove, and on Fridays they tell stories in which the sea is always very rough.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence("(?:wanted|dreamed|wished|longed) (?:to|of)\\b[^.]*"),
    idea: /\b(?:statues?|(?:stone|bronze|marble|iron) (?:lion|horse|man|king|angel|dog|girl|boy|woman)|gargoyle|garden gnome|monument|figurehead)\b/i,
    after: [
      [
        0,
        "When one stands still, one sees a lot. {Hero} had seen four hundred springs and knew every pigeon by its first name. But there was one thing that one cannot do when one stands still.",
      ],
      [
        1,
        "In the daytime people came and did just that, right in front of {him}, as if it were nothing. {Hero} looked over their shoulders, as far as one can without moving. It was always the most exciting bit when they got up and left.",
      ],
      [
        2,
        "“Why don't you?” asked the oldest of the pigeons. “I've got to stand here. I'm in the guidebook.” “At night, too?” {Hero} had to think about that for eleven years.",
      ],
    ],
    end: [
      [
        0,
        "There was a crack on the night of the first snow. One foot, then the other. They were stiff, and there was a pigeon's nest on one of them, and it was set down first. {Hero} {was} back before the street lamps went out. In between {he} had done it, from beginning to end, with everything that belongs to it. In the snow there was a track, as deep as a bucket, from the square and back.",
      ],
      [
        1,
        "Something has changed about the face, the people say, and the man from the museum came with a photo to compare. He could not find anything. It was the corners of the mouth.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:liked|likes|loved|loves|enjoyed|enjoys) (?:it (?:up )?there|being there|the tower|living there|her tower|the peace)|(?:did not|didn't|does not|doesn't) want to be (?:rescued|saved)|(?:refused|refuses) to be (?:rescued|saved)",
    ),
    idea: /^(?=.*\btower\b)(?!.*\bdragon\b)/i,
    after: [
      [
        0,
        "It had a round room, a window to the south and a bed with a hollow that fitted exactly. Nobody called up the stairs that one should come down and say hello to somebody. There were no stairs.",
      ],
      [
        1,
        "“I am coming to save you!” shouted a voice from below, in the middle of the best chapter. {Hero} put a finger between the pages. “Not before four, please,” {he} called down. “I've only got ninety pages left.”",
      ],
      [
        2,
        "They came every week. One had a harp. One climbed up by the ivy and got stuck at the height of the kitchen window, and was given a sandwich and good advice. {Hero} let down a basket with a note: “No princes. But if anybody has got volume two …”",
      ],
    ],
    end: [
      [
        0,
        "The ninth one did not shout. He sat down under the tower, took something out of his saddlebag, and read. In the evening {hero} looked down. “What have you got there?” {he} asked. “Volume two.” There was a long silence. “Is it good?” “The beginning drags a bit,” he said. “Shall I send it up when I've finished?” The basket came down so fast that it nearly hit him.",
      ],
      [
        1,
        "There is a sign there now: “Reading room. Please ring.” One is pulled up in the basket, one at a time, and has to take off one's spurs. And if somebody comes by who wants to save somebody, he may dust the shelves.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:stole|stolen|steals|took away|ate|lost|disappeared|vanished|faded|went missing|drained|were gone|was gone|no more|without)\\b[^.]*?\\bcolou?rs?\\b[^.]*|\\bcolou?rs?\\b[^.]*?\\b(?:stolen|disappeared|disappear|vanished|vanish|faded|gone|missing|ran away|run away|washed out)\\b[^.]*",
    ),
    idea: /^(?!.*\b(?:witch|wizard|sorcerer|dragon|monster|king|giant|robot|crayons?|rainbow|zebra|parrot|peacock|chameleon)\b)(?=.*\b(?:world|town|city|village|everything|everywhere|all|street|kingdom|valley|island|day)\b)/is,
    after: [
      [
        0,
        "In the morning it was simply gone. Where it had always been, there was something like dishwater. The sky was hanging over the roofs like an old sheet, and the policeman did not know which of the trousers were his.",
      ],
      [
        1,
        "People noticed only now where it had been. It had been in the veins of the cheese, in the shadow under the bench, and in the baby's eyes. “I never even liked it much,” said the baker, and had to blow his nose.",
      ],
      [
        2,
        "There were traces, if one bent down: a drop on the kerb, a smear on a gate, a fingerprint on a milk bottle, no bigger than a pea. They led out of the town and up the hill, to where nobody lived, as everybody thought.",
      ],
    ],
    end: [
      [
        0,
        "Up there in a hut sat somebody very old in front of a window and had it all in buckets. “I only wanted to borrow it,” was what one heard. “My eyes have got so bad. I couldn't see the sea any more.” Nobody could be angry about that. They looked for a long time at the big picture on the wall. It was almost finished. Then they took a bucket each, and one was left standing there, a full one.",
      ],
      [
        1,
        "It took all night to put it back everywhere, with brushes and sponges, and in the dark mistakes are easily made. Since then the baker's cat has had one ear that does not match. He would not have it any other way.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:protect(?:ed|s)?|fought|fights?|guard(?:ed|s)?|chased? away|chases away|drove away|kept away|caught|catches|ate|eats|collect(?:ed|s)?)\\b[^.]*?\\b(?:nightmares?|bad dreams?)\\b",
    ),
    idea: /\b(?:teddy|bear|toy|doll|rabbit|bunny|dog|cat|stuffed|plush|cuddly|pillow|lion|monster)\b/i,
    after: [
      [
        0,
        "When the light goes out, {hero's} shift begins. First comes the round: under the bed, behind the curtain, and in the sleeve of the dressing gown, where the small ones like to sit. Then {he} takes up {his} post at the foot end.",
      ],
      [
        1,
        "They come at about two. One can tell by the smell, like wet cardboard. “Name?” {hero} asks. “The One with the Long Stairs,” hisses the first. “You're not on the list.” “I'm never on the list.” “That's what I mean,” says {hero}, and does not move.",
        "They come at about two. One can tell by the smell, like wet cardboard. “You're not on the list,” they are told. “I'm never on the list,” hisses the first one. But nobody gets past {hero}.",
      ],
      [
        2,
        "Most of them give up then. They are not very brave, on the whole, they have only got large shadows. With some one has to growl a little. And there was one with teeth who only needed somebody to ask what was wrong with the third from the left.",
      ],
    ],
    end: [
      [
        0,
        "One night a very big one came, and it would not be sent away. It filled the whole room and did not say a word. {Hero} stood there on {his} short legs. “Good,” {he} said at last. “Then sit down. But quietly.” It sat down, and then it was only half as big. It sighed. “Nobody has ever wanted to dream me,” it said. “What are you about?” “I've forgotten.” So they thought up a new one together, with a boat, and a dog that could cook.",
      ],
      [
        1,
        "“I had such a funny dream,” said a sleepy voice in the morning. {Hero} lay under the pillow, a little crushed, and was off duty.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:haunt(?:ed|s)?) (?:an? |the |his |her |our |their )?(?<spot>(?:[a-z]+ )?(?:bath|bathtub|bathroom|shower|washroom))\\b(?! by)",
    ),
    idea: /\b(?:ghosts?|spirit|spook)\b/i,
    after: [
      [
        0,
        "The good places had all been taken. In the castle there were nine already, and in the old mill one had to put one's name down. So it was {spot}. “One has to start somewhere,” they had said at the office.",
      ],
      [
        1,
        "On the first night there was a gurgle, and on the second there was a voice: “Ahoooy.” The family sat up in bed. “That's the pipes,” said the father. “Since when do the pipes know the names of all the winds?” asked the daughter.",
        "On the first night there was a gurgle, and on the second there was a voice: “Hooo.” “That's the pipes,” they said in the next room. The voice was rather hurt.",
      ],
      [
        2,
        "It was a polite sort of haunting. There was always a wet footprint on the mat, but only one, and next to the edge. Somebody put the caps back on the tubes. And when it was stormy outside, one could hear singing until far into the night.",
      ],
    ],
    end: [
      [
        0,
        "On Saturday the daughter knocked. “Excuse me,” she said into the steam, “is that you in there?” Everything went quiet. “I can stop,” said somebody very small. “No,” she said. “I only wanted to ask whether you need anything.” The answer took some time. “A boat,” it said then. “It doesn't have to be big.”",
      ],
      [
        1,
        "It is made of cork and has a sail made of a flannel. On Sundays they are not allowed in before noon. Then one hears orders through the door, and cannon fire, and finally a long and happy gurgle.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|finds|discovered|discovers|had|has) (?<mite>an? (?:tiny|little|very small|miniature|thumb-sized) (?:[a-z]+ )?(?:m[ae]n|wom[ae]n|person|people|elf|gnome|dwarf|goblin|fairy|king|queen|knight|wizard|pirate|creature|fellow))\\b (?:living |sitting |sleeping |hiding )?(?:in|inside) (?:his|her|their|the|my|a) (?:[a-z]+ )?(?<den>pocket|shoe|sock|lunch ?box|teacup|drawer|matchbox|school bag|bag|pencil case|hat|slipper|mailbox|flower ?pot|boot|doll's house|dollhouse|sandwich box)\\b",
    ),
    after: [
      [
        0,
        "“Would you mind not shaking?” said a voice. {Hero} bent down. There sat {mite}, no longer than a pencil stub, and was brushing off a crumb. “I've had a long day. May I stay the night?”",
      ],
      [
        1,
        "A bed was made of a matchbox, and the blanket was a postage stamp, one with a lighthouse on it. For supper there was a pea, cut in three. “Very generous,” said the visitor, and left the last third.",
      ],
      [
        2,
        "At school {hero} had to keep quite still that day. “Seven times eight is fifty-six,” it whispered from below, and once, rather loudly: “Your teacher has forgotten the comma!” {Hero} coughed.",
        "By day {hero} had to keep quite still. It was whispering from below all the time. It knew everything better, and most of it was true.",
      ],
    ],
    end: [
      [
        0,
        "In the evening they looked at the map of the world together. “Further down,” said the small voice, “and to the left.” It was not on the map. It was behind the third rose in the park, by the wall, where the moss is. Lights were burning there, as many as one can hold on one hand, and they were singing. When {hero} bent over them with the matchbox, it grew quiet. Then they all threw their hats in the air, and it looked like a pinch of pepper.",
      ],
      [
        1,
        "{Hero} goes there on Sundays and lies down on the grass, and people think that somebody has fallen asleep there. The stamp with the lighthouse flies above the moss. It is the flag.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:let|lets|show(?:ed|s)?|made|makes|allow(?:ed|s)?|help(?:ed|s)?) (?:you|him|her|them|people|everybody|everyone|whoever [a-z]+ (?:it|them)|the wearer)?[^.]*?(?:see|hear|read|feel|know|understand) (?:what|how) (?:people|others|other people|somebody|someone|everybody|everyone|animals|you|they)\\b[^.]*|(?:can|could) (?:see|hear|read) (?:people's|other people's|everybody's|everyone's) (?:thoughts|feelings|minds)\\b[^.]*",
    ),
    idea: /\b(?:glasses|spectacles|headphones|hearing aid|hat|ring|camera|binoculars|earmuffs|coat|mirror|lamp|telescope)\b/i,
    after: [
      [
        0,
        "It began with the strict man from the post office. He said, “Next!”, as he always did. But round his head there was a small grey cloud, and in the cloud it said quite clearly: my canary is ill.",
      ],
      [
        1,
        "After that one walks through the town differently. The boy with the big mouth had a stone in his stomach. The lady with the fur coat was so happy that she gave off sparks. And the headmaster was thinking of pudding, at ten in the morning.",
      ],
      [
        2,
        "It is not always nice. A best friend said, “No, I don't mind,” and it said something else. One would rather not have seen that. They were put in their case for two days.",
        "It is not always nice. A best friend said, “No, I don't mind,” and meant something else. One would rather not have known that. For two days it was put away in a drawer.",
      ],
    ],
    end: [
      [
        0,
        "On the third day there was a girl on the stairs, with her face to the wall. “Leave me alone,” she said. One did not need to look. One could hear that it meant: please stay. So somebody sat down beside her, and after a quarter of an hour she moved over a bit.",
      ],
      [
        1,
        "They are back at the flea market now, in the box with the odd spoons. They are still working. But it can be done without them, if one looks for a little longer.",
        "It is back at the flea market now, in the box with the odd spoons. It still works. But it can be done without it, if one looks for a little longer.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:one|a|their|his|her|its) (?:very )?last (?:great |big )?(?:adventure|journey|ride|quest|trip|voyage|flight|battle))\\b[^.]*",
    ),
    idea: /\b(?:knight|horse|pirate|captain|dragon|train|tram|bus|ship|ferry|steam|wizard|witch|locomotive|superhero|cowboy|sailor|plane|robot|explorer)\b(?!.*\b(?:surprise|passengers)\b)/i,
    after: [
      [
        0,
        "Nobody had asked for it. It was only that the morning smelled of setting out, as it used to. Everything creaked: the leather, the iron and the knees. “Once more?” “Once more.” More did not have to be said.",
        "Nobody had asked for it. It was only that the morning smelled of setting out, as it used to. Everything creaked, the wood and the iron. “Once more?” “Once more.” More did not have to be said.",
      ],
      [
        1,
        "They took it slowly. There was no hurry any more. Where they had always turned left, they turned right, to see what was there. There was a pond with ducks. “And we never knew,” somebody said.",
      ],
      [
        2,
        "Everywhere people came out. The old ones still knew the name, and the young ones had heard the stories. “Is it true about the great storm?” a boy asked. “It was quite a small one,” was the answer. “But it was on a Monday.”",
      ],
    ],
    end: [
      [
        0,
        "On the last evening, when one could already see the lights of home, a small girl stood by the way who wanted to get home, too, and had nobody to take her. It was a long way round. Nobody hesitated. At dawn she was set down in front of her door. “That was the best one of all,” she said. And it was.",
      ],
      [
        1,
        "In the stories that are told about it, everything is a bit bigger by now. But it is the last one that the children want to hear.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|is) (?:much |far |simply )?too (?:big|large|tall|huge) (?:to (?<task>(?!be )[^.,]+)|for (?<room>[^.,]+))",
    ),
    idea: /^(?=.*\b(?:giants?|giantess|ogre|troll|dragon|whale|elephant|dinosaur|monster)\b)(?=.*\b(?:play\w*|games?|hide\w*|tag|join\w*|team|seek)\b)/is,
    after: [
      [
        0,
        "There had been attempts. Behind the hill one saw the hair. Behind the church one saw nearly everything. {Hero} had lain down flat in the lake, and then there was a village that had wet feet.",
      ],
      [
        1,
        "“You don't have to,” the others said kindly. “You can keep the score.” So {hero} kept the score. {He} sat at the edge, with {his} chin on {his} knees, and it got dark around {him}, because {he} sat in the sun.",
      ],
      [
        2,
        "{Hero} tried to be smaller. {He} ate only one cow a day. {He} walked bent over and spoke quietly. It did not help, and it hurt in the back.",
        "{Hero} tried to be smaller. {He} walked bent over and spoke quietly. It did not help, and it hurt in the back.",
      ],
    ],
    end: [
      [
        0,
        "It was the smallest one who had the idea. “We've been doing it the wrong way round,” she said. “You needn't fit. We have to fit.” Then they climbed up. One hid in the left ear, two in the shirt pocket, and one behind a button, as if behind a barn. {Hero} stood quite still, for the first time in the middle of it all. It tickled everywhere. “I can't see anybody,” {he} said. And in {his} ear somebody giggled.",
        "It was the smallest one who had the idea. “We've been doing it the wrong way round,” she said. “You needn't fit. We have to fit.” Then they climbed up, all of them, right to the top. From there one could see as far as the sea. {Hero} stood quite still, for the first time in the middle of it all. It tickled everywhere.",
      ],
      [
        1,
        "Since then {he} does not bend down any more. If something has to be looked for, in the whole valley, they say: “Ask the big one. It'll be in one of the pockets.”",
        "Since then {he} does not bend down any more, and nobody keeps the score.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:could|can) only (?:speak|talk|sing|say things|communicate) (?:in|with) (?<manner>[a-z]+)\\b[^.]*|(?:spell|potion|experiment|magic)\\b[^.]*\\b(?:went|goes|gone) (?:terribly |badly |completely )?wrong\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:speak\w*|spoke|talk\w*|rhym\w*|sing\w*|sang|verse|communicate)\b)(?=.*\b(?:town|village|city|everyone|everybody|people|whole|all)\b)/is,
    after: [
      [
        0,
        "There was a hiss and a pink cloud. It drifted out of the window, turned once round the church and came down over everything, like very fine flour. “Bless you,” somebody said. Those were the last ordinary words for quite a time.",
      ],
      [
        1,
        "The baker noticed it first, then the policeman, and then the mayor, in the middle of a speech. They shook their heads, they cleared their throats, they tried it with a glass of water. It was no better. It was almost a bit better to dance to.",
      ],
      [
        0,
        "In the big book it said what one had to do, but half of the page had been eaten by mice. “A bit of something that never was,” it said, “and the laughter of two who have quarrelled.” The rest was teeth marks.",
      ],
    ],
    end: [
      [
        0,
        "The two who had quarrelled were easy to find, for everybody knew them: the smith and the miller, for thirty years. They were led into the square and stood there back to back. “Well?” said one at last, and out it came in the strange new way that they all had now. The other one answered in the same way. It was so silly, coming from two such beards, that there was a snort. That was the laughter. And when they looked for something that never was, there it stood: the two of them, arm in arm.",
      ],
      [
        1,
        "By evening it was over. Everybody could talk as before, and for a while nobody knew what to say. Then the smith did it once more, on purpose. They do it on Fridays now, in the inn, and the mice get a corner of the cheese.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "\\b(?:sleigh|sledge|sled|reindeer)\\b[^.]*?\\b(?:broke|breaks|crashed|crashes|got stuck|fell|landed|lost|was ill|was sick|ran out|disappeared|ran away|refused|had a cold)\\b[^.]*",
    ),
    idea: /\b(?:santa|father christmas|christmas|reindeer)\b/i,
    after: [
      [
        0,
        "There was a thud, and then a crunch, and snow came down the chimney. After that one could hear somebody say a word that is not in any carol. “Is somebody up there?” “No,” called a deep voice. “That is … yes.”",
      ],
      [
        1,
        "It was half past eleven, and there were still four continents. One runner was broken right through. Nine noses looked over the gutter. “I could glue it,” said the deep voice, and did not sound convinced.",
      ],
      [
        2,
        "In the cellar there was everything: a pair of old skis, a washing line, the hinge of the kitchen cupboard, and the good tape for which one really has to ask first. They did not ask first. One held the lamp and the other one hammered, and the reindeer ate the geraniums.",
      ],
    ],
    end: [
      [
        0,
        "At ten to twelve it was standing there, a bit crooked, with one red ski and one blue. “It'll pull to the right,” somebody said. “Then we'll go round the world the other way,” said the deep voice. There was a jolt, and a ringing, and then there was a track in the snow on the roof that went on in the air.",
      ],
      [
        1,
        "In the morning there was a parcel under the tree without a name. In it lay a new hinge, a roll of good tape and a pot of geraniums. And in Australia, so one hears, they had got everything twice as early that year.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:dreamed of|dreamt of|wanted to|wished to|longed to) (?:see(?:ing)?|visit(?:ing)?|fly(?:ing)? to|go(?:ing)? to|reach(?:ing)?|touch(?:ing)?|explore|exploring|travel(?:ling)? to) (?<dream>the (?:stars|sea|ocean|moon|mountains|sky|city|north pole|desert|sun|world|open sea|big city|clouds))\\b",
    ),
    idea: /^(?!.*\b(?:m[ae]n|wom[ae]n|boy|girl|captain|sailor|pilot|son|daughter|driver|fisherman)\b)(?=.*\b(?:submarine|tractor|digger|excavator|bus|tram|train|ferry|rowing boat|boat|truck|lorry|scooter|taxi|dustcart|garbage truck|crane|snowplough|steamroller|locomotive)\b)/is,
    after: [
      [
        0,
        "It always went the same way, there and back. {Hero} could have done it backwards. But sometimes, when it stopped for a moment, a bit of {dream} could be seen, no bigger than a coin, between two other things.",
      ],
      [
        1,
        "“You're not built for that,” said the others. “Look at yourself.” {Hero} looked. There was rust on the left, and a dent in front from the business with the wall. It was true that there was nothing about it in the papers.",
      ],
      [
        2,
        "{Hero} collected what {he} could get: a torn-off corner of a poster, the things that passengers told each other, and once a whole song. {He} kept it all in the place where the tools are.",
      ],
    ],
    end: [
      [
        0,
        "On {his} very last working day somebody new sat at the wheel, a young woman, and at the turning she did not turn. “They're only going to put you away afterwards,” she said. “So nobody will miss you before tomorrow.” They went all night. The engine ran as it had never run. And then she switched everything off and opened the roof, and there was nothing in between any more. {Hero} saw {dream}, as far as one can see.",
        "On {his} very last working day somebody new was there, a young woman, and at the turning she did not turn. “They're only going to put you away afterwards,” she said. “So nobody will miss you before tomorrow.” And then there was nothing in between any more. {Hero} saw {dream}, as far as one can see.",
      ],
      [
        1,
        "Nobody was put away after all. The young woman had kept the key, by mistake. Since then there is a new line, and it only goes on clear nights. One need not buy a ticket, but one must be able to keep quiet.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:grew|grow|grows|had|got|sprouted) (?:little |small |big |real )?wings\\b[^.]*|(?:could|can) (?:suddenly |really )fly\\b[^.]*",
    ),
    of: "people",
    after: [
      [
        0,
        "First there was only an itch, and then two small bumps. By breakfast they had unfolded. They were still a bit crumpled, like something that comes out of a suitcase.",
      ],
      [
        1,
        "It started on the stairs. There were eleven steps, and not one of them was needed. “Don't slam the …”, somebody began, and then only saw two soles passing the window.",
        "It started on the stairs. There were eleven steps, and not one of them was needed. “Don't slam the …”, somebody began, and then looked up with their mouth open.",
      ],
      [
        2,
        "The steering was difficult. To the left worked. To the right only worked if one thought of something else. In the bell tower there was a short stay, because of the bell, and then over the market, where a hat was lost.",
      ],
      [2, "“Come down this minute!” they called. That was easily said. Nobody had thought about coming down yet."],
    ],
    end: [
      [
        0,
        "Over the park a kite was hanging in the highest poplar, and underneath it somebody was crying. It was on the way. Fetching it down was not even hard. But the face that looked up then, and the voice that called “Thank you!”, made everything so light that it went twice round the tree before it could stop.",
      ],
      [
        1,
        "In the evening they were gone. There were only two small bumps, and when it is windy, they itch. On such days one had better wear something with a firm lace.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:started|starts|started at|went to|goes to|joined|had to go to|came to|first day)\\b[^.]*?\\b(?:school|kindergarten|class|nursery)\\b[^.]*",
    ),
    idea: /^(?:There (?:was once|once was) )?(?:An?|The|My|Our) (?:[a-z-]+ ){0,3}?(?:vampires?|werewolf|monsters?|dragons?|aliens?|ghosts?|witch|trolls?|giants?|mermaids?|zombies?|yeti|mummy|martian|goblin)\b/i,
    after: [
      [
        0,
        "“This is somebody new,” said the teacher. “Would you like to say something about yourself?” {Hero} had practised it for a week. “I like reading,” {he} said, “and my favourite food is sandwiches.” Only the second half was a bit of a fib.",
      ],
      [
        1,
        "It went well until the break. Then there was the business with the mirror in the cloakroom, and the business with the goldfish, who hid. {Hero} laughed along a little too late each time.",
        "It went well until the break. Then came the goldfish, who hid behind its castle and would not come out. {Hero} laughed along a little too late each time.",
      ],
      [
        2,
        "A boy with a plaster on his chin kept looking over. “I know what you are,” he whispered in the queue for lunch. {Hero} dropped the tray. “You're shy,” said the boy. “So am I. Do you want my pudding?”",
      ],
    ],
    end: [
      [
        0,
        "On Friday the lights went out, in the whole building, right in the middle of the cellar, where they had only wanted to look at the boiler. Somebody began to cry. “Hold on to each other,” said {hero}, “and then hold on to me.” {He} did not need any light. {He} led them up, all twenty-three of them, past the shelves and round the corners, and it was only at the top, in the sun, that {he} noticed that nothing was hidden any more. It was very quiet. “That,” said the boy with the plaster, “is the best thing I've ever seen.”",
      ],
      [
        1,
        "On Monday nearly all of them had something to tell. One had a glass eye, one could not say the S, and one was afraid of peas. “Is there anything that we ought to know?” asked the teacher. “The goldfish,” said {hero}. “I'd like to make friends with it, in my own time.”",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:nobody|no one) (?:knew|knows|had (?:ever )?heard of|has ever heard of|had ever heard) (?:what )?(?:an? )?(?<lack>music|laughter|singing|dancing|songs)\\b[^.]*",
    ),
    after: [
      [
        0,
        "They did not even miss it. In the morning they got up, and in the evening they lay down, and in between they said “Yes” and “No” and “Good night”. If somebody had asked them about {lack}, they would have looked it up, and it was not there.",
      ],
      [
        1,
        "Then it was there, all at once, in the middle of the square. They came closer, in a ring, and held on to each other. The bravest one poked it with a stick, and something happened that had never happened before. All of them took a step back. Then they took two forward.",
      ],
      [
        2,
        "There was a strange feeling in the feet. There was another one further up, behind the third button. “Does it hurt?” asked somebody. “No,” said the bravest one. “But it makes one want more of it.”",
      ],
    ],
    end: [
      [
        0,
        "At night it stopped. They sat around it and did not know how to wake it again. And then a child, a very small one, did it herself, quite wrong and quite quietly, just as she remembered it. They listened. The next one helped her at the place where she had forgotten how it went on. By the time it was light, they could all do it, and no two did it alike.",
      ],
      [
        1,
        "Since then they say “Yes” and “No” and “Good night” in a very different way. Travellers who come past there always stay longer than they wanted to.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:found|finds|discovered|discovers|fished up|collected) (?:an? |the )?(?:[a-z]+ ){0,2}?(?<odd>phone|mobile|smartphone|mobile phone|tablet)\\b[^.]*",
    ),
    idea: /\b(?:mermaids?|mermen|merman|octopus|sea horse|seahorse|crab|dolphin|bottom of the (?:sea|ocean)|under the sea)\b/i,
    after: [
      [
        0,
        "It had come down from above, quite slowly, turning over and over, and now it lay between two starfish. The crabs walked round it sideways. “It's a table,” said the first one. “For somebody flat.”",
      ],
      [
        1,
        "{Hero} took it home. {He} tried to comb {his} hair with it. {He} tried to eat it, and then to sit on it. It was no good for anything, but it was quite beautiful, and on one side one could see oneself, if one was patient.",
      ],
      [
        2,
        "“It comes from the people,” said the oldest turtle, who had been everywhere. “They have one each, and they cry when it's gone.” “All of them?” “I saw one who waded into the water in all his clothes and called for it.” After that {hero} did not enjoy it so much any more.",
      ],
    ],
    end: [
      [
        0,
        "So {hero} swam up with it, at night, as far as the landing stage. On the end sat somebody with his head in his hands. There was a splash, and it lay beside him, polished with sand, with a bit of seaweed round it for a ribbon. He looked at it, and then he looked at the water. “Thank you,” he said into the dark. “Whoever you are.”",
      ],
      [
        1,
        "The next evening something lay on the landing stage: a comb, a real one, and a note. The note dissolved at once. But the crabs say that it was polite.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:was|were|got|had been) (?:thrown (?:away|out)|dumped|put out with the rubbish|thrown in the (?:bin|rubbish|trash)|abandoned|left at the (?:dump|tip|scrapyard))\\b[^.]*|ended up (?:in|on|at) the (?:rubbish|dump|scrapyard|bin|junkyard|tip|trash)\\b[^.]*",
    ),
    idea: /\b(?:robot|toy|doll|teddy|bear|lamp|chair|radio|clock|sofa|bicycle|bike|tin|spoon|cup|teapot|umbrella|typewriter|toaster|rocking horse|christmas tree)\b/i,
    after: [
      [
        0,
        "It had been raining since noon. {Hero} lay between a mattress and half a wardrobe, and thought of what one thinks of then: whether one had done something wrong. It was nothing that one could have helped.",
      ],
      [
        1,
        "“What's wrong with you?” asked the wardrobe. “Nothing much,” said {hero}. “There's a new one.” “There always is,” said the wardrobe. They listened to the rain. “You could have had my other half to lean on,” it said after a while. “But I don't know where it is.”",
      ],
      [
        2,
        "In the evening somebody came with a handcart and a torch, and a cap from which the water ran. He lifted up one thing after the other and put it down again. He had a way of looking at things as if they might say something.",
      ],
    ],
    end: [
      [
        0,
        "The torch stopped at {hero}. “Well now,” said an old voice. “Who throws somebody like you away?” There was no answer to that, so the old man gave it himself: “Somebody who wasn't looking.” He took off his jacket and put it over {hero}, because of the rain. There was just enough room on the cart.",
      ],
      [
        1,
        "It took three evenings, a screwdriver and a drop of glue. Now there is a place by the window that fits as if it had been measured. And in the corner stands a wardrobe that is only half as wide as others. It leans against the wall, and somebody leans against it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?<holder>(?:an?|the|his|her|their|my) (?:[a-z]+ )?(?:suitcase|box|bag|handbag|chest|wardrobe|drawer|matchbox|jar|hat|coat|pocket|umbrella|locket|backpack))\\b[^.]*?\\b(?:contain(?:ed|s)?|held|holds|with|inside|in which|where)\\b[^.]*?\\b(?:an? )?(?:whole|entire|tiny|little|real|small) (?<inside>garden|town|village|world|forest|sea|ocean|circus|zoo|house|summer|city|island|kingdom|library|orchestra|people)\\b[^.]*",
    ),
    after: [
      [
        0,
        "From outside one could not tell. It was a bit worn at the corners, and there was a scratch from an old journey. But if one bent down and was quiet, one could hear something, far in.",
      ],
      [
        1,
        "One may not just open it. One has to knock first, and then wait until they are ready in there. Then it smelled of something that one had forgotten, and a light fell out on the floor, of a kind that did not match the weather.",
      ],
      [
        2,
        "“Is it heavy?” people asked at the station. “No,” was the answer. “It only gets heavy when one does not look inside for a long time.” A sleeve was plucked by something, a twig perhaps, or a very small hand.",
      ],
    ],
    end: [
      [
        0,
        "There was a winter that would not end. In the street they had all got grey faces, and nobody said good morning any more. So it was carried down, put on the bench by the bus stop, and opened, as wide as it went. It came out over the edge like milk that boils over: the light, the smell, the whole {inside}. The bus stopped and did not go on. It was not in the timetable.",
      ],
      [
        1,
        "In the evening everything was back in its place, and the lid was shut. Only something small had stayed behind, in the crack beside the bench. It has been growing since, and nobody knows what it is going to be.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:collect(?:ed|s)?|hoard(?:ed|s)?|guard(?:ed|s)?|love(?:d|s)?|prefer(?:red|s)?|save[ds]?) (?<hoard>[a-z]+(?: [a-z]+)?) (?:instead of|rather than|and not|more than) (?:gold|treasure|jewels|money|coins)\\b[^.]*",
    ),
    idea: /\bdragons?\b/i,
    after: [
      [
        0,
        "From below one saw only the smoke. So the people told each other what there must be up there: chains, crowns, chests full of coins. Nobody had ever been to look. In fact there were {hoard}, sorted by size, right up to the ceiling.",
      ],
      [
        1,
        "{Hero} had got them honestly. {He} had found some, and had been given some, and the rest {he} had swapped for firewood. In the evening {he} lay among them on {his} back and was the richest of {his} kind, and did not tell anybody, because they would have laughed.",
      ],
      [
        2,
        "In the valley they nailed up the windows. “It is going to come down,” they said, “and take what we have.” And it did come down once, very politely, and asked the night watchman whether there was perhaps one to spare. He fainted.",
      ],
    ],
    end: [
      [
        0,
        "The one who came up then was small and wore glasses. She stood in the entrance and had been so afraid that she had brought a saucepan. She looked up, to the left, to the right. The saucepan fell. “You have got the blue one,” she said. “I've been looking for the blue one for twenty years.” “Would you like to borrow it?” asked {hero}. Nobody had ever wanted to borrow anything from {him}.",
      ],
      [
        1,
        "There is a path up there now, and a handrail. One has to sign, and wipe one's feet, and be back by nine. The windows in the valley have glass in them again, and in the evenings one sees lamps behind them, and under every lamp somebody who is busy with {hoard}.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "hero",
    words: inSentence(
      "(?:had )?(?:forgotten|forgot|lost|forgets) (?:all )?(?:of )?(?:his|her|its|the) (?:magic|spells|magic spells|magic powers|powers|magic words)\\b[^.]*",
    ),
    idea: /\b(?:school|class|lessons?|pupils?|classmates?)\b/i,
    after: [
      [
        0,
        "It was on the tip of {his} tongue. Something with hocus. {Hero} waved {his} arms and said what came into {his} head, and what came was the shopping list. A cauliflower fell out of the air. After that there was nothing more.",
      ],
      [
        1,
        "So {he} sat in the last row between the little ones, with {his} knees up to {his} ears. “A, abracadabra,” said the class in a chorus. The girl next to {him} pushed her exercise book over a bit, so that one could see it.",
      ],
      [
        2,
        "“Were you really famous?” she whispered. “I once made a mountain wait,” said {hero}. “And what did you say to it?” {He} thought about it. “Please,” {he} said in the end. “I think that I said please.” The girl wrote it down.",
      ],
    ],
    end: [
      [
        0,
        "In the exam everybody had to lift a feather. The little ones lifted theirs, one after the other. {Hero} stood in front of {his} and everything in {him} was empty. Then {he} saw that the girl next to {him} was stuck as well, and that her chin was trembling. {He} forgot the feather. {He} only wanted her not to cry. “Please,” {he} said. And all the feathers rose, and the tables, and the teacher in his chair, and they hung there, quite still, in the sun.",
      ],
      [
        1,
        "It came back bit by bit, as things do. But {hero} stayed until the end of the school year. On the report it says: “Spelling weak. Magic very good. Shares his cauliflower.”",
        "It came back bit by bit, as things do. But {hero} stayed until the end of the school year, because of the girl next to {him}.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "(?:started|began|starts|begins) (?:to )?(?:grow|growing|sprout|sprouting|bloom|blooming) (?:leaves|flowers|branches|roots|blossoms?)\\b[^.]*|(?:grew|sprouted|growing|grows) (?:leaves|branches|roots|out of (?:his|her|its|my) (?:head|ears?|nose|leg|hair|hat|desk))\\b[^.]*",
    ),
    of: "people",
    after: [
      [
        0,
        "In the morning there was a green point. They thought that it was a bit of salad. At noon it had unrolled, and on the next day there was a second one opposite, neatly, as it is done in spring.",
      ],
      [
        1,
        "It itched when the sun shone. One had to be watered, there was no other way, and to stand by the window at breakfast. “Don't pull at it,” said the doctor, who turned out to know more about roses. “And no frost.”",
      ],
      [
        2,
        "The first ones who laughed stopped when the blackbird came. It looked at everything, hopped about a bit, and brought a blade of grass. From then on one could not make any sudden movements.",
      ],
    ],
    end: [
      [
        0,
        "By May there were four eggs, and nobody talked loudly any more. They took off their boots when they came by. Whoever had been the wildest of them all, sat there now, quite upright, with folded hands, from morning to evening, and looked up without moving his head. “Psst,” they said to strangers. “It could be today.”",
      ],
      [
        1,
        "In autumn the leaves came down, red and yellow, and there was nothing left but a small scar. “Do you miss it?” they asked. A hand went up and felt for it. In March something itched again.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("snow ?globe\\b[^.]*"),
    idea: /\b(?:inside|inhabitants?|villagers|townspeople|mayor|live[sd]? in|living in)\b/i,
    after: [
      [
        0,
        "It always came without a warning. First there was a shadow over the roofs, and then everything was upside down, the church, the pond, the dog. Then it snowed for a quarter of an hour. The mayor had had everything screwed down, apart from the dog.",
      ],
      [
        1,
        "There were several opinions. The priest said that one should be thankful. The teacher had worked out that it mostly happened in December. And the old baker's wife said that there was an eye out there, a big brown one, and that it looked friendly.",
      ],
      [
        2,
        "The children painted a sign and laid it out in the market place, in letters as long as a street: WHO ARE YOU? Then they all went indoors and held on tight. But this time nobody shook. It grew dark, and then it grew very light, as if somebody had fetched a lamp.",
      ],
    ],
    end: [
      [
        0,
        "In the morning something was stuck to the sky, from outside, the wrong way round. The teacher needed a mirror. “I'm Ida,” it said. “I didn't know that there was anybody in there. Does it hurt?” They talked about it in the town hall until noon. Then they laid out a new one. It said: NO. BUT PLEASE KNOCK FIRST.",
      ],
      [
        1,
        "Now there is a knock on Sundays, three times, and everybody takes the washing in. Then they stand in the square and look up, and the dog sits in the middle, with a rope round its tummy. It loves it.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence("(?:afraid|scared|frightened|terrified) of (?:heights|flying)\\b[^.]*"),
    idea: /\b(?:witch|dragon|fairy|wizard|pegasus)\b/i,
    after: [
      [
        0,
        "Up to the height of the kitchen table it was all right. From there on {his} stomach began to turn, and {hero} had to look at something that stood still. At school {he} always had a note: “Please excuse from flying. Cold.”",
      ],
      [
        1,
        "So {hero} knew all the ways on foot. {He} knew where the blackberries were, and who lived behind which hedge, and that there is a short cut through the cemetery. The others whizzed past above. “Are you coming?” they called. “In a moment,” {hero} always said.",
      ],
      [
        2,
        "“It isn't the height,” said an old owl, who was on the ground because of her wing. “It's the looking down. When I was young, I always looked at the tail of the one in front.” “And who is in front of me?” asked {hero}. “Nobody yet,” said the owl.",
      ],
    ],
    end: [
      [
        0,
        "In November there was such a fog that nobody could see their own hands. The others were up there, one heard them calling, in a circle, and could not find the way down. {Hero} stood below with a lantern. It was not enough. So {he} climbed up, as high as the table, as high as the wall, as high as the chimney. It helped that one could see nothing at all. “Here!” {he} called. “Past the hedge with the blackberries, then left!” They came down behind {him}, one after the other, each with an eye on the one in front.",
      ],
      [
        1,
        "When the fog had gone, {hero} {was} sitting on the chimney and looked down for the first time. “Oh,” {he} said. They had to fetch a ladder. But {he} had waved before that, with one hand.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "genie\\b[^.]*\\b(?:on holiday|on vacation|asleep|not at home|not there|retired|ill|had a cold)\\b[^.]*",
    ),
    after: [
      [
        0,
        "There was smoke, but not a lot. When it had cleared away, a small sign was hanging in the air: “Not available at the moment. In urgent cases please rub twice.” It was rubbed twice.",
      ],
      [
        1,
        "What came out then had an apron on and curlers in. “I'm only standing in,” it said. “I'm his aunt. I haven't done any for four hundred years, so keep it simple.” A sports car was wished for. There was a bang, and there stood a donkey with headlights.",
      ],
      [
        2,
        "“And the second?” A chest of gold, perhaps? The aunt thought hard. It was a chest of marigold, freshly picked, and it smelled wonderful. “I'm better at soup,” she said, a bit hurt.",
      ],
    ],
    end: [
      [
        0,
        "So the third one was a soup. She did it without any magic at all, with an onion and what there was in the kitchen, and it took two hours. During that time she told them about the family, and who was not on speaking terms with whom. Nobody had ever had such a soup. The second helping was not even counted.",
      ],
      [
        1,
        "Since then it is always rubbed twice. The donkey stands in the yard and is switched on when it gets dark, and along the wall the marigolds have come up again.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: event(
      "(?:lived|lives|was living|hid|moved in) (?:all alone )?(?:in|under|behind|inside) (?<spot>(?:the |a |our |my |his |her )?(?:school )?(?:toilet|bed|cupboard|wardrobe|cellar|basement|attic|stairs|bathtub|sewer|fridge|washing machine|school library|gym|letter ?box|drain))\\b[^.]*",
    ),
    idea: /^(?=.*\b(?:monster|creature|troll|ogre|goblin|yeti|dragon)\b)(?=.*\b(?:school|class\w*|pupils?|homework|maths?|toilet|gym|library)\b)/is,
    after: [
      [
        0,
        "Everybody knew that there was something in there. One heard it at quiet moments: a gurgle, a scratching, and sometimes a page being turned. The big ones dared the small ones to go in. The small ones went in pairs.",
      ],
      [
        1,
        "“Psst,” it said one day, when only one was there. A green arm came out, as long as a scarf, and pointed. “Number four is wrong. You have to carry the one.” It was true. Number four was wrong.",
      ],
      [
        2,
        "After that there was nearly always a queue. {Hero} {was} best at arithmetic, quite good at spelling, and hopeless at sport. “What do you get for it?” they asked. “Company,” said {hero}. “And crusts, if you don't want them.”",
      ],
    ],
    end: [
      [
        0,
        "It could not go well for ever. One day the wrong person came in, a very large one with a bunch of keys. There was a scream, and it was not the children's. “That must go,” said the large person. “Today.” But when he turned round, they were standing in the doorway, all of them, right back to the stairs, with their exercise books in their hands. There was not one red mark in them.",
      ],
      [
        1,
        "They found a solution. There is a proper sign there now, with opening hours, and a second chair. On Thursdays the one with the keys sits on it. He never did understand how to carry the one.",
      ],
    ],
    isWhole: true,
  },
  {
    by: "any",
    words: inSentence(
      "giant\\b[^.]*\\b(?:lost|dropped) (?:an?|one|his|her|its) (?:[a-z]+ )*(?:shoe|boot|slipper|hat|sock|glove|mitten|shirt|cap|bag)\\b[^.]*",
    ),
    idea: /\b(?:village|villagers|town|city|people|mountain|valley|hotel)\b/i,
    after: [
      [
        0,
        "It went dark, though it was noon, and then it went “whump”. When the dust had settled, nothing was where it had been. On the church tower hung somebody's washing, and it was not from here.",
      ],
      [
        1,
        "They came out slowly and put their heads back. It was bigger than the town hall, and it smelled of cheese. “Whose is that?” asked a child. They had never thought that there was anybody up there who could lose anything.",
      ],
      [
        2,
        "First they complained for a week. Then it rained, and somebody noticed how dry it was underneath. The carpenter measured it. “If one put windows in,” he said, “and a staircase …”",
      ],
    ],
    end: [
      [
        0,
        "They had just hung up the curtains when the ground shook. A face came over the hill, as red as a sunset. “I'm so sorry,” it said, and thirty roofs lifted a little. “Was anybody hurt?” Nobody was. They explained it to him with a megaphone. He bent down, and looked in at the smallest window with one eye. “You've made it nice,” he whispered. “Keep it. I'd only like to come and look sometimes.”",
      ],
      [
        1,
        "Now he comes on the first of the month, on tiptoe. They have built him a bench, on the other side of the valley. And whoever wants to can sit up in his breast pocket, for the view.",
      ],
    ],
    isWhole: true,
  },
];
