import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { openScene, unless } from "../open-scene.ts";

const PLACE =
  "(?:city|town|village|country|land|kingdom|world|state|island|street|empire|republic|planet|future|valley|house|school)";

/** Places with a rule of their own, what moves by night, and who hears too much. */
export const strangeRules: readonly ClauseScene[] = [
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:in an? (?:[a-z-]+ ){0,2}?${PLACE} (?:where|in which) [^.]*?\\b(?:music|singing|songs|instruments?|laughing|laughter|whistling|humming)\\b[^.,]*?(?:forbidden|banned|not allowed|illegal|against the law|prohibited|outlawed)\\b[^.]*|(?:music|singing|songs|laughing|laughter|whistling|humming) (?:was|were|is|had been) (?:strictly )?(?:forbidden|banned|not allowed|illegal|against the law|prohibited|outlawed)\\b[^.]*|[^.]*?\\b(?:kept|hid|hummed|sang|played|whistled|laughed|taught|opened|found|heard|started|began|learned|built)\\b[^.]*)`,
    ),
    idea: /(?:(?<!(?:neighbou?rs?|landlord|father|mother) )\b(?:[Mm]usic|[Ss]inging|[Ll]aughing|[Ll]aughter|[Ww]histling|[Hh]umming)\b[^.,]*?(?:forbidden|banned|not allowed|illegal|against the law|prohibited|outlawed)|(?:forb[ai]de?|forbidden|banned|outlawed) (?:all )?(?:music|singing|laughing|laughter)\b)/u,
    after: [
      [
        0,
        "=There was an inspector for it, with a grey bag and very good ears. He went through the streets in felt slippers. On his list stood everything that was not allowed, and under the letter B alone there were bells, banjos, and blowing across a bottle. So {hero} did it very softly, and only when a cart went by.",
        "=There was an inspector for it, with a grey bag and very good ears. He went about in felt slippers. On his list stood everything that was not allowed, and under the letter B alone there were bells, banjos, and blowing across a bottle. So {hero} did it very softly, and only when there was some other noise.",
      ],
      [
        1,
        "=That is how it began. The woman next door had heard it through the wall. She did not say anything about it, how could she. But from then on she beat her carpets in four-four time. The cobbler across the yard took it up with the hammer. Nobody had done anything. It only all fitted together.",
      ],
      [
        1,
        "=“Did you hear something?” asked the inspector at the corner. “No,” said {hero}. “I thought so,” said the inspector. He wrote “nothing heard” in his book, and he wrote it in time with the hammer.",
        "=“Did you hear something?” asked the inspector. “No,” said {hero}. “Nothing,” said {talker}, a third higher. It sounded so good that both of them had to look at the ground.",
      ],
      [
        0.5,
        "=One evening there was a knock, and outside stood the felt slippers. He had come alone. He looked under the bed and behind the stove, and at last he looked at {hero}, and there was no hiding it any more: one could see it in {his} foot. The foot was still going. “You know what it says in paragraph one,” said the inspector, and shut the door behind him.",
        "=One evening there was a knock, and outside stood the felt slippers. He had come alone. He looked under the bed and behind the stove, and at last he looked at {hero}, and there was no hiding it any more. “You know what it says in paragraph one,” said the inspector, and shut the door behind him.",
      ],
    ],
    end: [
      [
        0,
        "=Then he sat down on the edge of the bed, with the bag on his knees. “How does it go on?” he asked. “I've been hearing the first half in my head for thirty years. My mother had got that far when they came. You cannot imagine what it's like, with such ears.” {Hero} looked at him for a while. Then {he} took up the place where it had been broken off, and did the second half.",
      ],
      [
        0.6,
        "=It was not loud. But the window was open, and the carpets joined in, and the hammer, and then the next house and the one behind it. One could hear it run down the hill, like water that has been let out. By midnight there was not a single street left that had heard nothing. The inspector had nobody to report it to. They were all at it.",
      ],
      [
        0.75,
        "=The list was sent back with a single mistake in it. At the top it had always said: the following is forbidden. Somebody had crossed out one word, in grey ink. He has a bell on his bag now. It can be heard from far off, and the children run after it.",
        "=There is still an inspector there, with the same bag. He goes from house to house with his very good ears, and where it is too quiet he knocks, and asks politely whether something is the matter.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `(?:in an? (?:[a-z-]+ ){0,2}?${PLACE} (?:where|in which) (?:nobody|no one|people (?:can|could|no longer|never)|not a soul)\\b[^.,]*?\\b(?:lied?|lying|dream\\w*|laugh\\w*|cry|cried|cries|sings?|sang|sung|sleeps?|slept|smiles?|smiled|age[ds]?|grows? old|grew old|grow old|reads?|kiss\\w*|wonders?|asks? questions)\\b(?! to\\b)[^.,]*,[^.]*|[^.]*?\\b(?:the first|a|one|her first|his first|the only one|began|started|suddenly|woke|wanted|learned|tried|could|told|had)\\b[^.]*)`,
    ),
    idea: new RegExp(
      `^(?:In|There was (?:once )?|This is the story of )(?! .*\\b(?:sold|sells|doctor|rain|colours|colors|music|police|killed|vampire)\\b).*?\\b(?:${PLACE})\\b[^.]*?(?:where|in which) (?:nobody|no one|people (?:can|could|no longer|never)|not a soul) (?:(?:could|can|ever|had|has|was allowed to|any ?more|knew how to|is able to|was able to|tells|told) )*(?:a )?(?:lied?|lying|dream\\w*|laugh\\w*|cry|cried|cries|sings?|sang|sung|sleeps?|slept|smiles?|smiled|age[ds]?|grows? old|grew old|grow old|reads?|kiss\\w*|wonders?|asks? questions)\\b`,
      "u",
    ),
    after: [
      [
        0,
        "=At first {hero} told nobody. It might pass, like a cold. {He} looked in the mirror to find out whether it could be seen from outside. One could not see it. Or perhaps one could, round the eyes, if one knew where to look.",
      ],
      [
        1,
        "=On the second day it happened again. So {hero} went to the doctor. The doctor listened, tapped, and looked into both ears with a lamp. “I have read about it,” he said. “My grandfather still saw a case. It is said not to hurt.” He gave {him} something against it, a green bottle. It was the wrong bottle. It only helped against freckles.",
        "=On the second day it happened again. “It's quite clear,” said {talker}, “you've got what nobody has got.” They went to the doctor together. He looked into both ears with a lamp. “I have read about it,” he said. “It is said not to hurt.”",
      ],
      [
        1,
        "=Of course it got out. On the third evening somebody came to the back door, with a collar turned up. “I only wanted to ask,” whispered somebody, “what it's like.” {Hero} tried to explain it. It was about as easy as explaining blue. The next evening there were five of them, and one of them had brought a chair.",
      ],
      [
        0.5,
        "=Then came a letter with a seal. {Hero} was to appear in the big hall before everybody, and say that it had been a mistake. There was a piece of paper ready, and it only had to be read out. {He} went to the front. It was so quiet that one could hear the paper. {Hero} read the first word. The second word would not come.",
      ],
    ],
    end: [
      [
        0,
        "=“I do it, too,” said a voice from the third row. It was a very old woman, and she had stood up. “Since I was seven. Always on Thursdays. I thought that I was the only one.” It was quiet again, but in a different way. “I once nearly did,” said somebody at the back. “In the bath,” said a third one. And then the man with the seal took off his spectacles and asked whether one might sit down.",
      ],
      [
        0.6,
        "=It was not settled by evening, nor by the evening after that. There was too much to be told. They all did it wrong in the beginning, much too big, or only with one side of the face. “Like this?” they asked. “Nearly,” said {hero}. “Don't hold your breath.”",
      ],
      [
        0.75,
        "=A sheet of paper hangs in the big hall behind glass. There is one word on it. Visitors want to know how it goes on. “That,” people say there, “is different for everybody,” and then most of them have to show it.",
      ],
    ],
    of: "people",
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      "(?:noticed?|notices|discovered|found out|realized|realised|saw|was hired|had to|was sent|tried|wanted)[^.]*?\\b(?:mov(?:es?|ed|ing)|wander(?:s|ed|ing)?|walk(?:s|ed|ing)?|in a different place|drift(?:s|ed|ing)?)\\b[^.]*?(?:every|each|at|by|over) ?(?:single )?(?:night|morning|day|evening|year|week)\\b[^.]*|(?:small |little |old |tiny )?(?:island|house|town|village|lighthouse|hill|mountain|forest|cottage|tree|statue) (?:moved|wandered|walked|drifted)\\b[^.]*?(?:every|each|at|by) (?:night|day|year|morning)[^.]*|(?:only|nobody but) (?:the )?[a-z ]+? (?:noticed|knew|saw)(?: it)?\\b",
    ),
    idea: /\b(?<mover>island|house|town|village|lighthouse|hill|mountain|forest|cottage|tree|statue)s?\b[^.]*?\b(?:moved?|moves|wander(?:s|ed)|walk(?:s|ed)|drift(?:s|ed)|different place)\b[^.]*?\b(?:every|each|at|by|few|little|bit) ?(?:single )?(?:night|morning|day|evening|year|week|metres|steps|inches)\b/u,
    after: [
      [
        0,
        "=One does not believe such a thing straight away. {Hero} drove a stick into the ground, and tied a string from it to something that had never moved in its life. In the morning the string was lying there in two pieces. It had not been cut. It had been pulled.",
      ],
      [
        2,
        "={He} told people about it. “That's the wind,” they said, “that's the tide, that's your eyes.” They stood on it while they said so. “Haven't you noticed anything?” asked {hero}. “No,” they said. “Only that the post comes later and later.”",
        "=“That's the wind,” said {talker}. So they both sat up. At half past two there was a small jolt, and the cups in the cupboard touched each other. “That's the wind,” said {talker} again, but a good deal more softly.",
      ],
      [
        1,
        "=So {he} made a list: every morning the date, and beside it the number of steps. It was not the same every time. When there had been a party, it was only two, as though the {mover} had not wanted to disturb anybody. And after a quarrel it was nine.",
      ],
      [
        0.55,
        "=When the list was long enough, {hero} put a ruler on the map. It was a straight line, quite straight, from the first stick to the last one. {He} drew it on with a pencil, further and further, to see where it led. It led to an empty place. There was nothing there at all.",
      ],
      [
        0.5,
        "=Then one night it did not go on. There was no jolt, and in the morning the string was whole. {Hero} should have been glad. {He} lay down flat on the ground and put one ear to it. It was warm down there, and something was breathing as one breathes after too many stairs. “You can't go any further?” {he} asked. “And it isn't far at all.”",
      ],
    ],
    end: [
      [
        0,
        "=That evening {hero} took the piano out, since it was the heaviest. The stove came next. “What are you doing there?” people asked. “Making it lighter,” said {hero}, and explained it once more, with the map. They looked at the line. They looked at each other. Then somebody fetched the anvil, which had been standing in everybody's way for years, and somebody else said that one could also push.",
      ],
      [
        0.6,
        "=They pushed all night, in their nightshirts, and the {mover} put its shoulder to it as well. Towards morning there was a bump, quite a soft one, as when a boat comes to the landing stage. There was something there after all. It had come from the other side, step by step, every night. It was just as tired.",
      ],
      [
        0.75,
        "=The map has been printed again since then. Where there was nothing, there are two of them now, so close together that there is no room for a name in between. The stick is still in the ground. Washing is hung on the string, and it has never been torn again.",
      ],
    ],
  }),
  ...openScene({
    by: "any",
    words: inSentence(
      `${unless("murder\\w*|killer|crime|dog|cat|animals?|book|dead")}(?:(?:could|can|was able to|began to|started to|learned to|discovered (?:that )?(?:he|she|they) could|found out (?:that )?(?:he|she|they) could|woke up and could|got the gift to|suddenly (?:could )?)(?: suddenly)? ?(?:hears?|heard|read|reads|know|knew) (?:what (?:people|everyone|everybody|others|other people|[a-z ]+?) (?:were|was|are|is)? ?(?:really )?(?:thinking|thinks?|thought)|(?:other )?(?:people['’]s|everyone['’]s|everybody['’]s|others['’]|the [a-z]+s?['’]s?|his [a-z]+s['’]|her [a-z]+s['’])? ?(?:thoughts|minds))|(?:wished|wishes) (?:that )?(?:he|she|they) could not\\b|wanted to get rid of (?:it|the gift|this gift))\\b[^.]*`,
    ),
    idea: /^(?!.*\b(?:but not|except|apart from)\b).*\b(?:think(?:s|ing)?|thoughts?|minds?)\b/,
    after: [
      [
        0,
        "=It was much less interesting than one imagines. Most people thought about their feet. The rest of them thought: did I turn it off? {Hero} heard it from the left and from the right, from morning to night, like a radio that somebody has sat down on. By noon {he} knew what eleven people were going to have for supper, and {he} {was} sick of all of it.",
      ],
      [
        1,
        "=Then {he} thought that {he} could do some good with it. A man thought that he was too warm, so {hero} opened the window. The man was frightened to death. A woman thought that her hat looked silly. “It doesn't,” said {hero}. The woman had not said anything, and after that she thought something else, about {him}.",
        "=Then {he} thought that {he} could do some good with it. “It doesn't look silly,” {hero} said to {talker}. “What doesn't?” “The hat.” “I didn't say anything about the hat,” said {talker}, and turned red up to the brim.",
      ],
      [
        1,
        "=Cotton wool did not help, and neither did singing. What helped a little was to stand next to somebody who was thinking of nothing. That was rarer than {hero} had supposed. There was a cat, and there was a man who was fishing.",
      ],
      [
        0.5,
        "=And then {he} heard what {he} had never wanted to hear. It was about {himself}, and it was thought by somebody whom {he} liked, and it was a small, tired thing with no “please” in it. {Hero} put down what {he} had in {his} hands, went out, and sat down on the steps. For the whole of that day {he} did not look anybody in the face.",
      ],
    ],
    end: [
      [
        0,
        "=Somebody sat down beside {him}. {Hero} held {his} breath and got ready for it. Nothing came for a long time. Then it came: what if I say the wrong thing? {Hero} waited. And if I say nothing, that's wrong as well. I've been thinking nonsense all day, I haven't slept. I'll just stay sitting here. And {he} noticed that this was exactly what {he} thought {himself}, word for word, every single day.",
      ],
      [
        0.6,
        "=“Did you sleep badly?” asked {hero} aloud. “How do you know that?” “One can see it,” {he} said. It was even true, once one looked. They stayed there until it got cool. What was said was not much, and it was meant as it was said, and {he} did not need to listen for anything behind it.",
      ],
      [
        0.75,
        "=It has got quieter since then, or else {hero} has learned to leave the door shut. Only on the steps {he} still hears it now and then, from all the feet that go by: did I turn it off? “Yes,” {he} says then. It is surprising how many people say thank you.",
        "=It has got quieter since then. Only on the steps one can still hear it now and then, from all the feet that go by: did I turn it off? “Yes,” somebody says then. It is surprising how many people say thank you.",
      ],
    ],
    of: "people",
  }),
];
