import type { ClauseScene } from "../../../clause-scene.ts";
import { OPEN_LAST, sentence } from "./figures.ts";

/** What wakes when it gets dark: toys, stone, portraits, ghosts, and the sky. */
export const byNight: readonly ClauseScene[] = [
  {
    by: "any",
    words: sentence(
      `(?:(?:came|come|comes|woke|wake) (?:alive|to life|up)|(?:was|were) alive|talked|talk|held|met|danced|spoke|walked|played|moved|got up|climbed|argued|told|whispered|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<folk>(?:the|his|her|their|my|our|all the|all) (?:[a-z]+ ){0,2}?(?:toys|dolls|books|gingerbread (?:people|men)|biscuits|puppets|teddies|teddy bears|cakes|statues|paintings|portraits|pictures|skeletons|shoes|clocks|instruments|spoons|cups|teapots|plates|mannequins|scarecrows|snowmen|dinosaurs|dinosaur skeletons|animals in the paintings|figures|musical instruments|letters|words|chess pieces|stuffed animals|exhibits|mummies|pencils|crayons|vegetables|suits of armour|garden gnomes|gnomes))\b)(?=.*\b(?:at night|every night|at midnight|by night|after dark|when (?:everyone|everybody|nobody|the lights?|the (?:shop|museum|library|last [a-z]+))|one night|after closing|each night)\b)(?=.*\b(?:(?:came|come|comes|came) (?:alive|to life)|woke up|wake up|talk\w*|danced?|alive|party|parties|speak|spoke|walked|moved|played|held|escape\w*)\b)(?:(?=.*\b(?:look(?:ed)? for|search(?:ed)? for|find|searching for|looking for) (?<sought>(?:an?|the|their|one) [a-z]+(?: [a-z]+)?)(?=[.,]| who| that| and|$))|)(?:(?=.*\bwant(?:ed|s)? to (?:see|visit|go to|reach) (?<sight>(?:the|a|an)? ?[a-z]+(?: of the [a-z]+)?)(?=[.,]| before| and| for|$))|)(?!.*\b(?:in the end|finally|guard|thief|fell in love|stole\w*|murder|discovered)\b)/i,
    after: [
      [
        0,
        "=It began with a yawn at the very back, and the yawn went once round. Somebody stretched. Something fell down that had been leaning since noon. “Quiet,” it was whispered. “Is everybody gone?” They counted the keys that had turned in locks. There had been three. “Everybody's gone.”",
      ],
      [
        1,
        "=There were rules. What one took down, one put back. Whoever got broken was glued first and scolded afterwards. And nobody went past the threshold. “Why, really?” asked one who was new. Nobody knew. It had always been like that.",
      ],
      [
        1,
        "=That night there was something different about {folk}. They whispered. It had been said aloud, what so many of them had thought for so long, and now it stood in the room and could not be put back. “Only as far as the door,” they agreed. At the door they agreed: only as far as the next one.",
      ],
      [
        1,
        "=Outside everything was larger. There was a wind. Nobody had told them about the wind. The lightest ones had to be held by the others, and so they went hand in hand in one long row, and the one at the back had to say every so often that the one at the back was still there.",
      ],
      [
        0.5,
        "=There was a smell first, and then there was no corner any more. There it was: {sight}. They stood in their row and did not say anything for a long time. “It's larger than I had thought,” said the one at the back. “And it doesn't stop.”",
      ],
      [
        0.4,
        "=Then it struck five from a tower. They turned round. They had gone round so many corners that they did not know any longer which of them had been the first. It was beginning to get grey, and their legs were already getting stiff, from below, as it is every morning. “I can't feel my feet any more,” said the one at the back.",
      ],
    ],
    end: [
      [
        0,
        "=“Look,” said the one who was new. There was something on the ground. It was crumbs, and dust, and a bit of fluff, and behind that another bit. All those years nobody had swept them properly. They had been losing something the whole way. So they walked back along themselves, faster and faster, and the last ones were carried.",
      ],
      [
        0.3,
        "=And at one of the corners, right in the middle of the trail, sat {thesought}, with dust up to the knees. “I heard you go by,” it was said. “I was too quiet. So I thought that I'd sit down where you would have to come back.”",
      ],
      [
        0.6,
        "=The key was already turning when they climbed up to their places. Somebody stood the wrong way round. Somebody had the wrong hat on. “It's odd,” said the one with the key, and looked from one to the next. “Yesterday you looked as if you'd never been anywhere.”",
      ],
      [
        0.8,
        "=In the evening, before the lights went out, the window was left open a hand's breadth, and nobody had ever done that before. There is one more rule now. It says: whoever is at the back has to tell the others what it was like.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:(?:came|come|comes) (?:alive|to life)|woke|wakes|climbed (?:down|out)|stepped|began to (?:speak|talk|move)|started to (?:speak|talk)|spoke|answered|winked|got down|jumped down|moved|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:noticed?|saw|sees|watche[sd]|discover(?:s|ed)|reali[sz]e[sd])\b)(?=[^.]*?\b(?<stone>(?:an?|the|one) (?:[a-z]+ ){0,3}?(?:gargoyle|statue|stone lion|lion of stone|stone (?:dragon|angel|knight|dog|king|horse|eagle|man|woman|bear|griffin)|bronze (?:[a-z]+)|monument|marble (?:[a-z]+)|garden gnome|stone figure|carousel horse|suit of armour|scarecrow|snowman|mannequin|wooden (?:horse|soldier|figure)|figurehead))\b(?! of))(?=.*\b(?:(?:came|comes) (?:alive|to life)|woke up|wakes up|climbed down|stepped (?:down|off)|was alive|got down|moved|walked|one night|at night|at midnight|tired of|bored)\b)(?=.*\b(?:wanted|midnight|night|see|city|town|square|tired|once|dreamed|longed|walk\w*|down|look\w*|search\w*|bored)\b)(?!.*\b(?:in the end|finally|guard|thief|fell in love|stole\w*|murder|discovered|crows|farmer|melt\w*|friends?|girl|boy|child)\b)/i,
    after: [
      [
        0,
        "=The knees were the worst. They had not been bent since they were made, and they had not been made for that. There was a crack, and then a second one. A pigeon that had been sitting on {his} head for years opened one eye. “You're moving,” said the pigeon. “I know,” said {hero}.",
      ],
      [
        1,
        "=From down there everything looked different. The roofs were gone. Instead there were doors, and under the doors there was light. {Hero} walked in the middle of the street, because it did not echo so much there. It did echo. A dog barked and then thought better of it.",
      ],
      [
        1,
        "={He} looked at it all, the way one looks at a picture that one has always seen only from above. {He} read a bill of fare to the end. {He} touched a tree. At the fountain {he} met somebody with a bucket, who said “Good evening” without looking up, and {he} said it back. It was the first time. It tasted of dust, and it was good.",
      ],
      [
        2,
        "=“How was it?” asked the pigeon, who had come along on foot. “It's soft,” said {hero}. “What is?” “All of it.”",
      ],
      [
        0.4,
        "=By half past four {he} was at the other end, where the town stops. One could have gone on. There was a road there, and it was white. But far behind there was an empty place against the sky, exactly as large as {he} was, and it looked like a missing tooth. And under it, {hero} saw now, somebody was standing with a lantern and looking up.",
      ],
    ],
    end: [
      [
        0,
        "=It was a very old man in a dressing gown. “I say good morning to you every day,” he said when {hero} came round the corner, white with dust. “For sixty years. I thought that you'd never hear it.” “It takes a while,” said {hero}, “until it goes all the way through.”",
      ],
      [
        0.6,
        "=They sat on the steps until the first tram. He told how it was to walk home tired. {Hero} told how it was to see everybody go home. Then {hero} climbed up again, one crack after another. “A bit more to the left,” called the old man. “That's how you were.” {Hero} sat down a bit more to the right. From there one could see the steps.",
      ],
      [
        0.8,
        "=It is in no guidebook. But whoever compares the old postcards with the new ones notices that the head has been turned. The experts say that it is the frost. The pigeon says nothing. It is sitting on the other side now, because of the view.",
      ],
    ],
  },
  {
    by: "any",
    words: sentence(
      `(?:spent|spend|stayed|slept|met|meet|found|discovered|dared|wanted to (?:spend|sleep|prove)|had to spend|moved into|inherited|explored|went into|heard|entered|was (?:haunted|locked in)|haunted|lived|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*\b(?:haunted (?:house|castle|mansion|hotel|school|mill|villa|manor)|(?:old|empty|abandoned|lonely|spooky|creepy|dark) (?:house|castle|mansion|villa|manor|hotel|mill)|castle|manor)\b)(?=.*?\b(?:an?|the) (?:[a-z]+ ){0,2}?(?<spook>ghost|spirit|phantom|poltergeist)\b)(?=.*\b(?:spend|spent|night|stay\w*|dare\w*|met|meet|slept|explore\w*)\b)(?!^(?:An?|The|There was once an?) (?:[a-z]+ ){0,3}?(?:ghost|spirit|phantom)\b)(?!.*\b(?:in the end|finally|fell in love|murder|estate agent|detective|discovered)\b)/i,
    after: [
      [
        0,
        "=It did all that one expects of it. The stairs creaked before one trod on them. A door closed by itself, very politely, as somebody does who does not want to disturb. “That was the wind,” said {hero}. There was no wind.",
      ],
      [
        1,
        "=At eleven there was a groan from the chimney. At a quarter past there was a rattling of chains, and then a voice quite near said: “Ow.” It had been a toe. One does not expect that of a rattling of chains.",
      ],
      [
        1,
        "=“Is anybody hurt?” asked {hero} into the dark. It was quiet for a long time. “Nobody's ever asked that before,” it came from behind the curtain. “As a rule they've reached the garden gate by now.” The curtain was damp when one got closer. The {spook} had been blowing its nose in it.",
        "=“Is anybody hurt?” asked {mate} into the dark. It was quiet for a long time. “Nobody's ever asked that before,” it came from behind the curtain. “As a rule they've reached the garden gate by now.” The {spook} had been blowing its nose in it.",
      ],
      [
        1,
        "=There were biscuits left, and there was a blanket. They sat down under it, with a torch in the middle. It turned out that the {spook} knew eleven card games, and that for nine of them one needs more than one. The cards had been lying ready since 1811.",
      ],
      [
        0.4,
        "=Then it struck twelve, and the {spook} stood up and looked at the floor. “I have to do the great howling now,” it said. “It's in the contract. Everybody always runs away at that, even those who had been nice before.” And one could see that it was trembling, and how, through it, the lamp behind it trembled, too.",
      ],
    ],
    end: [
      [
        0,
        "=“Go on, then,” said {hero}. “We'll do it with you.” And they howled, all of them together, with their heads back, until the plaster came down. It was a howling such as there had never been in that house. When it was over, nobody had run away. They had no breath left, and had to hold their sides.",
        "=“Go on, then,” said {hero}, and put both fingers in both ears. It was terrible. It went through every wall and came back. When it was over, {hero} took the fingers out again. “The high bit in the middle was the best,” {he} said. “Could you do that bit once more?”",
      ],
      [
        0.6,
        "=In the morning the door was open, and the sun shone on dust. “Same time next week?” asked {hero} into the empty room. One did not see anything. But on the stairs somebody took three steps at a time, and it creaked only afterwards.",
      ],
      [
        0.8,
        "=The house is still said to be haunted. Those who live near it have to shut their windows on Fridays because of the laughing. And beside the door there is something that no other ghost has: a second pair of slippers.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: sentence(
      `(?:disappeared|vanished|was gone|went out|fell|had fallen|did not (?:rise|come up|shine)|fell asleep|was missing|got stuck|forgot|refused|stopped|wake|woke|find|bring|put|${OPEN_LAST})\\b[^.]*`,
    ),
    idea: /^(?=.*?\b(?<light>[Tt]he (?:moon|sun|stars|evening star|pole star|north star|brightest star|smallest star)|(?:[Aa]n?|[Oo]ne|[Tt]he) (?:little |small |tiny )?star)\b[^.]*?\b(?:disappeared|vanished|was gone|went out|fell (?:from|out|down|into|asleep)|had fallen|had (?:disappeared|vanished|gone)|did not (?:rise|come up|shine|want)|was missing|got stuck|fell asleep|refused|overslept|stopped shining|no longer shone|lost (?:its|her|his))\b)(?=.*?\b(?<seeker>(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree|[Hh]is|[Hh]er|[Mm]y|[Oo]ne|[Ff]our) (?:[a-z]+ ){0,3}?(?:girl|boy|child|children|animals|owl|fox|hedgehog|mouse|mice|bear|rabbit|squirrel|sisters|brothers|friends|siblings|twins|astronomer|lighthouse keeper|fisherman|wizard|witch|dragon|cat|dog|moth|firefly|fireflies|bat|astronaut|grandmother|grandfather|shepherd|penguin|duckling|elephant|bird|raven|cloud|sandman|kitten|knight|princess|prince)|(?!One|The|But|So|Then)[A-Z][a-z]+(?: and (?:his|her) (?:[a-z]+ )?[a-z]+| and [A-Z][a-z]+)?)(?=,? (?:set|went|had|decided|looked|climbed|wanted|tried|asked|could|built|took|flew|called|named|who|searched|sailed|noticed|goes|tries)))(?!.*\b(?:in the end|finally|fell in love|reflection|stole\w*|stolen|wish\w*|earth|spaceship|rocket|astronaut|looks after|took care|takes care|frog)\b)/,
    after: [
      [
        0,
        "=At first nobody missed anything, because nobody was looking up. Then somebody walked into a bush. Then somebody else did. “It's rather dark,” it was said, and they all put their heads back. Where {thelight} should have been, there was nothing but the nail.",
      ],
      [
        1,
        "=There was a meeting. The owls were against doing anything. The moths were for it, and flew against each other. “Somebody has to go up and look,” they said. “Up where?” They all pointed in the same direction, and there stood {theseeker}.",
      ],
      [
        1,
        "=One gets up there by the longest ladder, and then by a second one on top of it. For the last bit one has to stand on tiptoe on a chimney. {Theseeker} pushed a cloud aside, as one pushes a curtain, and behind it somebody was breathing, deep and regular, with a little whistle at the end.",
      ],
      [
        0.4,
        "={Theseeker} whispered, and called, and tickled it with a feather, and it only turned over. “I'm so tired,” it murmured. “I shine every night, and they've all got their curtains drawn. Whom is it for?” To that there was no answer up there. Down below lay the whole country, and there was not one light in it.",
      ],
    ],
    end: [
      [
        0,
        "=So {theseeker} shouted it down the ladder, and from there it was passed on. “Curtains!” somebody called in the first house. “Curtains!” it went down the street. One window after another opened, and in each of them there was somebody with a candle, or a torch, or with only a face. They did not say anything. They waved.",
      ],
      [
        0.6,
        "={Thelight} opened one eye. It looked for a long time. “So many,” it said, and wiped its face, and one could see how something began to glow, first round the edges, and then in the middle. “You'd better go down now,” it said. “It'll be bright in a moment.” Nobody had ever climbed down a ladder so easily. One could see every rung.",
      ],
      [
        0.8,
        "=In that place they do not draw their curtains any more, or only by half. Before going to bed everybody waves once. And if it waves back to anybody, it is to {theseeker}: a very slight wave, with the left-hand side.",
      ],
    ],
  },
];
