import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const PET =
  "(?:an?|the|his own|her own|their own|my own) (?:(?:own|real|little|small|big|black|white|brown) )*(?:dog|puppy|cat|kitten|pony|horse|hamster|rabbit|guinea pig|pet|parrot|budgie|tortoise|donkey|goat)";

/** A pet, a thing that costs too much, a place in the team, an imaginary friend. */
export const wishesOfChildren: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:wanted|wished for|dreamed of|dreamt of|longed for|asked for|begged for|would (?:love|like)|wants)(?: (?:to have|having|really|nothing more than|so badly))* ${PET}|(?:parents|mother|father|mum|mom|dad|mum and dad|they|landlord) (?:said no|said|would not|did not|were against|was against|thought|was allergic|is allergic|were allergic|forbade|refused|always said)|(?:was|were) not allowed|(?:was|were) allergic|(?:flat|apartment|house) was too small)[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?:wants?|wanted|wish\\p{L}*|dream\\p{L}*|dreamt|long\\p{L}*|ask\\p{L}*|begg?\\p{L}*|love|like)\\b[^.]*?\\b(?<animal>${PET})\\b`,
      "dragon|stray|found|finds|dinosaur|until|invent\\p{L}*|builds?|built|steals?|crocodile|elephant|secretly|pretend\\p{L}*|train|rescue|race|circus|friend\\p{L}*|egg|stick insect|snail|own(?:s|ed|er)",
    ),
    after: [
      [
        0,
        "=Three times a day {hero} asked, after meals. There was always an answer, and it was always short. So {hero} bought a lead. It was a red one, from the flea market. One has to begin somewhere.",
      ],
      [
        0.77,
        "=There were reasons, and they were good ones. {Theanimal} needs time, and room, and somebody who gets up at six when it is raining. {Hero} wrote them all down on the left-hand side of a sheet. The right-hand side was for the other reasons. There it said: “Please.”",
      ],
      [
        0.4,
        "=The next morning {hero} got up at six. It was raining. {He} put on the boots, took the lead, and went once round the houses with nothing at the end of it. “What are you doing?” asked the woman from the newspaper stand. “I'm practising,” said {hero}.",
        "=The next morning {hero} got up at six. It was raining. {He} put on the boots, took the lead, and went once round the houses with nothing at the end of it, and {talker} held the umbrella. “What are you doing?” asked the woman from the newspaper stand. “We're practising.”",
      ],
      [
        0.77,
        "=That went on for six weeks, and there was hardly a day without rain. By then the whole street knew the lead. “Well, how is it today?” people asked. “It didn't want to go home,” said {hero}. In the evening there was a bowl of water by the door, and in the morning it was given to the geraniums.",
      ],
      [
        0.5,
        "=Then {hero} had a cold and had to stay in bed, with a scarf. At six o'clock it was raining. {He} lay there and heard it. Somebody ought to have gone. Then there were steps in the hall, big ones. The front door opened, and somebody sneezed, and went out into the rain. The red lead was no longer on its hook.",
      ],
    ],
    end: [
      [
        0,
        "=They came back after half an hour, soaked to the skin, and stood by the bed. “It's quite nice out there,” said the grown-up voice, “at that hour. One meets people. They all ask.” For a while nothing was said. “I just felt rather silly, with nothing on it,” said the voice then.",
      ],
      [
        0.6,
        "=It was not {animal} straight away. It was first a talk, and then a form, and then a drive of two hours. But on the way back there was somebody on {his} knees who was warm and had not been there before, and was looking out of the window as if there were a film on.",
        "=It took a talk, and then a form, and then a drive of two hours. But on the way back there was somebody on the back seat who had not been there before, and who was looking out of the window as if there were a film on.",
      ],
      [
        0.7,
        "=At six in the morning it rains, as it always does. The sheet with the reasons hangs by the door. Somebody has crossed out the whole left-hand side. Behind the “Please” there is a paw mark. It is not quite clear whether it is a signature, but it is wet enough.",
        "=At six in the morning it rains, as it always does. The sheet with the reasons hangs by the door. Somebody has crossed out the whole left-hand side. Behind the “Please” there is a muddy mark. It is not quite clear whether it is a signature, but it is wet enough.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:opened|set up|started|ran|had|built|made) (?:a|their|his|her|an own|their own) (?:little |small |own )*(?:lemonade|cookie|cake|juice|ice cream|biscuit|cocoa|flea market) (?:stand|stall|shop|business)|(?:sold|tried to sell|wanted to sell) (?:homemade |home-made |cold |hot |their |his |her |old )*(?:lemonade|cookies|cakes|biscuits|juice|cocoa|drawings|pictures|toys|bracelets|flowers|eggs|muffins)|(?:nobody|no one) (?:was thirsty|wanted|bought|came|stopped)|it rained)[^.]*",
    ),
    idea: ofChildren(
      "(?=(?:.*?\\b(?:for|buy|get) (?<whom>(?:his|her|their|my) [a-z]+))?)[\\s\\S]*?\\b(?<goods>lemonade|cookies?|cakes?|juice|ice cream|biscuits?|cocoa|drawings|pictures|toys|bracelets|flowers|eggs|muffins)\\b[^.]*",
      "ship|plane ticket|oil rig|robots?|fair|contest|bakery|baker|rival|magic\\p{L}*|winter|snow|thief|dragon|save the|hospital|wolf|aliens?",
    ),
    after: [
      [
        0,
        "=There was a table with a cloth, a sign, and a cigar box for the money. On the sign there were two mistakes, but the price was right. {Hero} sat behind it with a straight back, as one does in shops.",
      ],
      [
        1,
        "=The first hour went to waiting. The second was no different. A wasp came, looked at everything, and left again. By noon they themselves had been the best customers, and had paid for it, too, so that there was at least something in the cigar box.",
        "=The first hour went to waiting. The second was no different. A wasp came, looked at everything, and left again. By noon {hero} had been the best customer of the day.",
      ],
      [
        0.74,
        "=“It's the price,” said one who came by. So they halved it. “What costs so little can't be any good,” said the next. So they doubled it. It made no difference at all, but it was something to do.",
      ],
      [
        1,
        "=There had to be advertising. {Hero} walked up the road and down the road with a board in front and a board behind. People read it, and nodded, and wished {him} luck. Luck was not what was on the boards.",
      ],
      [
        0.5,
        "=Then it began to rain. It rained into the cigar box and over the sign, until only the mistakes could still be read. They packed everything under the table, and themselves as well. It drummed above their heads. It could not be called a good day's business: one wasp.",
        "@Then it began to rain. It rained into the cigar box and over the sign, until only the mistakes could still be read. I packed everything under the table, and myself as well. It could not be called a good day's business: one wasp.",
      ],
    ],
    end: [
      [
        0,
        "=Two boots stopped in front of the cloth. “Is there any room in there?” asked a postwoman. There was room, if one drew in one's knees. Then a man with a cello wanted to come in, and then two ladies from a wedding. It is a strange thing about people under a table: after five minutes they are thirsty. After ten they are hungry as well.",
      ],
      [
        0.6,
        "=By the time it stopped, nothing was left. “How much is it?” they asked. Nobody knew, with all that halving and doubling. So each put into the cigar box what it had been worth to them. The lady from the wedding put in her bouquet, and then all the rest. The man with the cello had nothing on him, and played something instead.",
      ],
      [
        0.7,
        "=The table is still set up sometimes. There is no sign on it by then, and no price, and in fine weather hardly anybody comes. But when the first drops fall, people start to run, and they know where. It is dry there. And one is sure to meet somebody with wet boots.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:had|has|invented|thought up|imagined|made up|talked to|played with) (?:an?|his|her|their) (?:new |best |very own |secret |little )*(?:imaginary|invisible|made-up|pretend) (?:friend|companion|playmate|animal|dog|sister|brother)|(?:best |only )*(?:friend|playmate) (?:was|is) (?:invisible|imaginary|made up)|(?:and|with|of) (?:his|her|their|my) (?:[a-z]+ )?(?:imaginary|invisible|made-up|pretend) (?:friend|companion|playmate|animal)|(?:only|nobody|no one)[^.]*? (?:could )?see|(?:nobody|no one) (?:else )?believed|did not believe)[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:friend (?:is|was) (?:invisible|imaginary)|(?:imaginary|invisible|made-up|pretend) (?:friend|companion|playmate|animal|dog|sister|brother))\\b(?: (?:called|named) (?<friend>(?:Mr\\.? |Mrs\\.? |Captain |Professor |Doctor |King |Queen )?[A-Z][a-z]+(?: [A-Z][a-z]+)?))?",
      "grows? up|grew up|job|real|disappear\\p{L}*|forgot\\p{L}*|leaves?|grown|monster",
    ),
    after: [
      [
        0,
        "=It was not easy for the others at table. There was a fifth plate, and it was never empty enough. “Don't sit there!” cried {hero}. An aunt shot up again from the chair, and said sorry to it.",
        "=It was not easy for the others at table. There was a plate too many, and it was never empty enough. “Don't sit there!” cried {hero}. An aunt shot up again from the chair, and said sorry to it.",
      ],
      [
        1,
        "=There were advantages. Somebody had left the light on, and had eaten the icing off the cake. “That wasn't me,” said {hero}, and looked to one side. “He says that he's sorry.” To the side one could see nothing but air, and it seemed to be sorry.",
        "=There were advantages. Somebody had left the light on, and had eaten the icing off the cake. “That wasn't me,” said {hero}, and looked to one side. To the side one could see nothing but air. It did look a little sorry.",
      ],
      [
        1,
        "=“Others have proper friends,” they said at home, when they thought that nobody was listening. Two were listening. “What do they mean by proper?” asked {hero} in bed that night. It was quiet for a long time. It was a rather hurt kind of quiet.",
        "=“Others have proper friends,” said {talker}. “What does that mean, proper?” asked {hero} in bed that night. It was quiet for a long time. It was a rather hurt kind of quiet.",
      ],
      [
        0.4,
        "=In the playground they had a see-saw to themselves. {Hero} sat below, and the other end was up in the air. People looked over. “He isn't heavy,” {hero} called. “But he's very good at counting.”",
        "=In the playground they had a see-saw to themselves. {Hero} sat below, and the other end was up in the air. People looked over. It's not every day that one sees somebody lose at see-saw against nobody.",
      ],
      [
        0.5,
        "=Then somebody stood there, with a bucket, and looked at the end that was up. {Hero} waited for the laughing. It always came at this point. “Who's that?” asked the one with the bucket. “Nobody,” said {hero} quickly. It was out before one could think. And straight away {he} did not dare to look across.",
      ],
    ],
    end: [
      [
        0,
        "=“That's a pity,” said the one with the bucket. “Mine would have liked to have a go. She's always so alone.” And moved aside, with the hand on a shoulder that was not there. {Hero} looked at the empty place with the shoulder. It looked nice. “I lied,” said {hero}. “There is somebody up there. But he's shy with strangers.”",
        "=“That's a pity,” said the one with the bucket. “Mine would have liked to have a go. She's always so alone.” And moved aside, with the hand on a shoulder that was not there. “There is somebody up there,” said {hero} then. “But shy.”",
      ],
      [
        0.6,
        "=After that there were four of them. Two sat below and two sat above, and the see-saw was quite level. One has to know somebody well for that. They all wanted to go on until it was dark, and two of them had to be called in three times.",
      ],
      [
        0.7,
        "=There are still too many plates on the table, and by now there are more of them. But nobody says “proper” any more. Sometimes, when the children have long been outside, one can hear a see-saw squeak, although there is not a breath of wind. “Those two,” says the aunt, and sits down with great care.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:saved|saved up|was saving|were saving|collected|earned|wanted to earn|needed)(?: up)?(?: (?:his|her|their|my|all|every|the|enough|pocket|empty|old|bit|of|penny|money|coins|allowance|bottles|cans))*(?: in order)? (?:for|to buy|to get|to afford) (?<prize>(?:an?|his own|her own|their own|his first|her first|new|the) (?:[a-z-]+ ){0,3}?(?:telescope|bike|bicycle|guitar|present|gift|skateboard|scooter|drum kit|drums|violin|trumpet|piano|kite|camera|microscope|book|football|ball|doll|computer|game|boat|train set|horse|pony|ring|necklace|watch|hat|dress|tent|football shirt|pair of (?:[a-z]+ )?[a-z]+|ticket)))\\b[^.]*",
    ),
    idea: ofChildren(
      "(?=(?:.*?\\b(?:for|buy|get) (?<whom>(?:his|her|their|my) [a-z]+))?)",
      "operation|ill|sick|dad could|plane|space|rent|steal|stole|thief|museum|school trip|rocket|mars|hospital|museum|nan|horse",
    ),
    after: [
      [
        0,
        "=It was standing in a shop window, {prize}, with a little card beside it. {Hero} had read the card. {He} had read it several times, in case a nought went away. At home there was a jam jar with eleven coins in it. It was a start, if one held it against the light.",
        "={Hero} had seen the price, and had looked at it for some time, in case a nought went away. At home there was a jam jar with eleven coins in it. It was a start, if one held it against the light.",
      ],
      [
        0.72,
        "=There is work, if one looks for it. {Hero} carried bottles back, watered other people's tomatoes, and took a very slow dachshund for a walk. For the dachshund there was one coin a round. A round took two hours. It was a rate at which one gets to know every tree.",
      ],
      [
        1,
        "=The jar filled from below. One does not see it at all while one is looking. There was an ice-cream van that stopped in front of the house on purpose and played its tune. {Hero} sat on {his} hands until it was round the corner.",
      ],
      [
        0.72,
        "=Every Saturday {hero} went to look whether it was still there. {He} had breathed on the glass so often that the shopkeeper came out with a cloth. “Does the glass get that dirty?” he asked. “Only in one place,” said {hero}.",
      ],
      [
        0.5,
        "=Then, on a Saturday, the card was gone, and what belonged to it was gone as well. In its place there was a vase. {Hero} stood there with the jar under {his} arm. There were only four coins missing. For the vase nobody would have gone round with a dachshund.",
        "=Then the jar was nearly full, and on that very day there was a hole in the bag. It was not a big one. It was as big as a coin. {Hero} went back the whole way, bent low, as far as the corner with the dachshund. There were twenty-three of them missing in the end.",
      ],
    ],
    end: [
      [
        0,
        "=The shopkeeper came out with his cloth, and looked at the jar, and looked at the glass. “There you are at last,” he said. “I had to take it out of the window. A gentleman wanted to have it, and I had to tell him that it's taken.” He pointed behind the counter. “One can see whose it is,” he said, “by the glass.”",
        "=There was a ring at the door. Outside stood half the street, with the dachshund in front. Everybody had found one: between the stones, under a pram, in a flower pot. The dachshund had been lying on four of them. They counted. There were twenty-three, and two more. “Those were mine,” said the lady with the tomatoes. “They must have got in among them.”",
      ],
      [
        0.6,
        "=“There are four missing,” said {hero}, because one has to say such a thing. “That's right,” said the shopkeeper, and counted it twice. “You'll have to polish the window for that. Four times.” {Hero} began at once, and at the place where it was worst.",
        "=It was not carried home. It was walked home, past every door at which there had been a coin, and everywhere somebody had to see it, and touch it, once. That took longer than a round with the dachshund.",
      ],
      [
        0.7,
        "=The jar is standing on the shelf again. There is one coin in it. What it is for has not been decided yet. The dachshund has been asked, and has no objection, as long as nobody hurries.",
      ],
    ],
    of: "people",
  },
];
