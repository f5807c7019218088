import type { ClauseScene } from "../../../clause-scene.ts";
import { inSentence } from "../../event.ts";
import { ofChildren } from "./words-of-children.ts";

const OWN = "(?:(?:his|her|their|my|our) |\\p{L}+['’]s? )";
const TOY =
  "(?:cuddly |stuffed |soft |toy |teddy |favou?rite |beloved |old |little |woollen |only |best )*(?:teddy(?: bear)?|(?:stuffed|cuddly|soft|toy|plush) (?:toy|animal|[a-z]+)|doll|blanket|toy|bunny|dummy)";
const PET =
  "(?:(?!dragon|robot|toy|stuffed|cuddly|plush|teddy|friend)[a-z-]+ ){0,2}?(?:cat|kitten|dog|puppy|hamster|rabbit|guinea pig|tortoise|turtle|budgie|parrot|ferret|pony)";
const CROWD =
  "(?:(?:the|a|an|his|her|their) )?(?:(?:big|huge|crowded|busy|large|new|city) )*(?:supermarket|shop|store|department store|shopping (?:mall|centre|center)|mall|market|zoo|fair|funfair|museum|train station|station|airport|crowd|amusement park|theme park|festival|library|ikea)";

/** What is lost: a toy, a pet, a tooth, and somebody in a crowd. */
export const lostAndMissed: readonly ClauseScene[] = [
  {
    by: "any",
    words: inSentence(
      `(?:(?:lost|had lost|left(?: behind)?|forgot|had left|had forgotten|dropped|mislaid|could (?:not|no longer) find|looked (?:everywhere )?for|searched (?:everywhere )?for) (?<toy>${OWN}${TOY})\\b|could not (?:sleep|fall asleep) without|(?:looked|searched) (?:everywhere|for (?:it|him|her)))[^.]*`,
    ),
    idea: ofChildren(
      `(?:lost|left(?: behind)?|forgot|forgotten|dropped|mislaid|find|for) (?<lost>${OWN}${TOY})\\b(?: behind)?(?:[^.]*? (?<where>(?:on|at|in) (?:the|a) (?:bus|train|tram|plane|ferry|beach|park|playground|supermarket|hotel|restaurant|zoo|airport|station|motorway|museum|library|swimming pool|taxi|café|cafe|woods|forest)))?`,
      "conductor|stranger|fox|owl|magic\\p{L}*|comes? alive|came alive|travel\\p{L}*|adventures?|space|moon|dragon|river|sea|found|finds|steals?|stole|stolen|thief|helped|penguin|bear cub|rabbit's|fairy|washing",
    ),
    after: [
      [
        0,
        "=It was noticed at bedtime. There was the pillow, and there was the blanket, and between them there was a hollow with nothing in it. {Hero} felt about in it with one hand, and then with the other. Then the lights went on in the whole house.",
      ],
      [
        1,
        "=They looked under everything that has an underneath. They found a spoon, a chess queen, and eleven cents. Everybody came from another room with something in their hand. “Is this it?” they asked. It was a slipper.",
        "=They looked under everything that has an underneath. They found a spoon, a chess queen, and eleven cents. “Is this it?” asked {talker}. It was a slipper.",
      ],
      [
        0.74,
        "=In the morning {hero} drew a picture for the police. It was easy to draw, for {lost} had a face that one knows by heart: one ear a little flatter, one eye a little looser, and a spot on the stomach that came from soup. Under it stood: “Answers to everything.”",
        "=In the morning {hero} drew a picture for the police. It was easy to draw, for one knew every part of it by heart: the flat corner, the loose thread, and the spot that came from soup. Under it stood: “Answers to everything.”",
      ],
      [
        0.4,
        "=There is a counter for lost things, with a man behind it. He had forty-one umbrellas, a trombone, and a set of teeth. “Soft?” he asked, and wrote it down. “About so big? With a spot?” He looked for a long time. He came back with the trombone. “It's all I have that is grey,” he said.",
      ],
      [
        0.5,
        "=At home something new had been bought. It was soft and clean, and both its eyes were tight. {Hero} said thank you. In the evening it lay in the hollow, and did not fit. It smelled of shop. “It isn't your fault,” {hero} told it, and moved over to the edge, so that it should have room.",
      ],
    ],
    end: [
      [
        0,
        "=On the third day the telephone rang. It was the man from the counter. “I've got somebody here,” he said. “With a spot.” {Lost} had been sitting in the driver's seat of a bus, the whole time, behind the window, and had been three times round the town. On the front somebody had tied a ticket to it, so that it should not be taken for somebody who has not paid.",
        "=On the third day the telephone rang. It was the man from the counter. “I've got somebody here,” he said. “With a spot.” It had been found, wet through, by somebody who has a spot of their own, and who knew at once what it was for. It had been washed by hand, and dried on a chair beside the stove. On the chair beside it there had been a plate of biscuits.",
      ],
      [
        0.6,
        "=“Is it you?” {hero} asked, and smelled at it. It smelled of a great many things: of rain, of leather, and a bit of trombone. But underneath, quite deep down, it still smelled of soup.",
      ],
      [
        0.7,
        "=There are two of them now in the hollow, the old one and the new one. It is a tight fit. The new one has already got its first spot. Somebody saw to that, at lunch, and with great care.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:(?<pet>${OWN}${PET})(?:,? [\\p{L}]+,?)? (?:ran away|run away|had run away|disappeared|escaped|got lost|went missing|was (?:lost|missing|gone)|has been missing|had been missing|did not come (?:home|back)|vanished))|lost (?:(?:his|her|their|my|our) )${PET}|(?:looked|searched|went looking|hunted)(?: everywhere| all over[^.]*?)? for (?:it|him|her|(?:their|his|her|my|our|the) (?:lost |missing )?${PET})|(?:hung|put|stuck|pinned)(?: up)? (?:posters|notices|flyers)|(?:made|drew|wrote|painted|printed) (?:posters|notices|flyers))[^.]*`,
    ),
    idea: ofChildren(
      `(?=[\\s\\S]*\\b(?:ran away|run away|missing|lost|disappeared|escaped|gone|did not come|vanished)\\b)[\\s\\S]*?\\b(?<beloved>(?:his|her|their|my|our|\\p{L}+['’]s?) ${PET})\\b|lost (?<gone>(?:dog|cat|hamster))`,
      "class|classroom|school|woods|forest|park|beach|mountains?|adventures?|came back|postman|died|dead|dream\\p{L}*|owner|stray|thief|stole|snow|ship|robot|found|witch|moon|neighbou?r's",
    ),
    after: [
      [
        0,
        "=The basket was empty and the bowl was full, and that was the wrong way round. They called from the door, from the gate, and from the corner, first loudly and then in the voice that means supper.",
      ],
      [
        0.74,
        "=They made posters for {beloved}, with a picture. It was hard to get the picture right. On one it looked like a cushion, and on one like a minister. In the end they took the one that looked like a cushion, because of the expression. “Missing,” it said. “Very dear. Bites a little.”",
        "=They made posters, with a picture. It was hard to get the picture right. On one it looked like a cushion, and on one like a minister. In the end they took the one that looked like a cushion, because of the expression. “Missing,” it said. “Very dear. Bites a little.”",
      ],
      [
        1,
        "=People rang up. A lady had seen it on the roof, and a man had seen it in a dream. Somebody had caught one, but that one was made of wood. “We'll keep it in mind,” was the answer each time, and it was all written down. By the evening the list was two pages long.",
      ],
      [
        1,
        "=They went through every street with a torch and a tin, and shook the tin. It was a noise for which {beloved} had always come running, even out of the deepest sleep. Now others came. By the third corner there were four cats and a small boy behind them.",
        "=They went through every street with a torch and a tin, and shook the tin. It was a noise for which one comes running, even out of the deepest sleep. It was others who came. By the third corner there were four cats and a small boy behind them.",
      ],
      [
        0.5,
        "=Then it rained, and the posters went soft. The colours ran down into one another, and at last there was nothing on them but a blue smudge and the word “dear”. It hung there and dripped. Somewhere in all that rain there was somebody without an umbrella.",
      ],
    ],
    end: [
      [
        0,
        "=The wet shoes were to be put in the cellar. There was the old sofa there, which was to have been taken away last year, and it is a good place to sit if one does not want to be seen. The sofa sighed. It was nobody who was sitting on it. They lifted the cushion. Two eyes were looking out, very sleepy and a little cross at being disturbed.",
      ],
      [
        0.6,
        "=“We've been looking for you everywhere,” it was said into a warm neck. That was not quite right. They had looked everywhere except at home. In the cushion there was a hollow, and it was as round and deep as if somebody had lived there for years.",
      ],
      [
        0.7,
        "=The bowl is empty again and the basket is full, at least now and then. One of the posters has been kept, the one with the smudge. It hangs above the sofa in the cellar. One can read it quite well from there, if one is lying down.",
      ],
    ],
  },
  {
    by: "any",
    words: inSentence(
      `(?:(?:got|gets|was|were|became) (?:lost|separated from [^.]*?|left behind) (?:(?:in|at|on) )?(?:a trip to )?(?<crowd>${CROWD})|(?:lost|loses) (?:sight of |hold of )?(?:his|her|their|my) (?:mother|father|mum|mom|dad|parents|class|grandmother|grandma|grandfather|grandpa|sister|brother|hand)[^.]*?${CROWD}|let go of (?:his|her|their|my) [^.]*? hand|(?:got|were|was) lost)\\b[^.]*`,
    ),
    idea: ofChildren(
      `\\b(?<hall>${CROWD})\\b`,
      "cinnamon|forest|woods|smell|mountains?|snow|dog|puppy|cat|toy|teddy|penguin|elephant|bear|bus|dinosaur|painting|night|overnight|sea|desert|lion|monkey|ghost",
    ),
    after: [
      [
        0,
        "=It only takes a moment. One looks at something, one looks up again, and all the coats are the wrong ones. {Hero} had been holding on to a sleeve. There was a sleeve there even now. But at the top end of it there was a strange lady.",
        "=It only takes a moment. One looks at something, one looks up again, and all the coats are the wrong ones. There had been a sleeve to go by. There was a sleeve there even now. But at the top end of it there was a strange lady.",
      ],
      [
        1,
        "={Hero} went a little to the left, where one had come from. Then {he} went a little to the right, where one had been going. After that left and right were no longer where they had been. {Thehall} had got bigger in the meantime.",
      ],
      [
        1,
        "=Legs came by, a great many legs, and every pair of them knew where it was going. From below people look quite different. One sees what they have in their bags, and that they talk to themselves. “Milk,” said one. “Milk, milk, milk.”",
        "=Legs came by, a great many legs, and every pair of them knew where it was going. “We must look as if we were only waiting,” said {talker}. It is hard to look like that when one's chin is trembling.",
      ],
      [
        1,
        "=There is a rule for such a case: stand still where you are. It is a good rule. {Hero} stood still. It was only that everything else did not. After a while {he} sat down on the floor, because one can stand stiller like that.",
      ],
      [
        0.5,
        "=Next to {him} sat somebody who was standing still as well. He had a stick, and a hat on his knees, and he must have been at least ninety. “Lost, too?” asked {hero}. “My daughter,” said the old man. “She was here only a moment ago. A tall one. One looks at something, and one looks up again.” He blew his nose. “She is sixty-two. I hope that she isn't crying.”",
        "=Close by somebody was standing still as well, who had a stick, and a hat, and must have been at least ninety. “Lost, too?” asked {hero}. “My daughter,” said the old man. “She was here only a moment ago. A tall one.” He blew his nose. “She is sixty-two. I hope that she isn't crying.”",
      ],
    ],
    end: [
      [
        0,
        "=That was a case for somebody who knew the rules. “You have to say your name, and what colour your jacket is,” said {hero}, and took him by the hand, and led him to the desk with the microphone. It was easy to find, if one was finding it for another. “We have a lost father here,” the voice from the ceiling said a minute later. “Brown jacket. And he has brought somebody with him.”",
        "=That was a case for somebody who knew the rules. “You have to say your name, and what colour your jacket is,” said {hero}, and showed him the way to the desk with the microphone. “We have a lost father here,” the voice from the ceiling said a minute later. “Brown jacket. And he has not come alone.”",
      ],
      [
        0.6,
        "=They came running from both sides, from the left and from the right. There was a great deal of hugging, and for a moment it got mixed up, and a strange lady of sixty-two had {hero} in her arms. “Where were you?” everybody asked. “Here,” said {hero} and the old man. “All the time.”",
        "=They came running from both sides, from the left and from the right. There was a great deal of hugging, and for a moment it got mixed up. “Where were you?” everybody asked. “Here,” said the old man. “All the time.”",
      ],
      [
        0.7,
        "=It is no longer quite so big in {hall}. One holds on to a sleeve there, and now and then one looks up to see what is at the top end of it. And when an old gentleman stands about between all the legs, somebody asks him the colour of his jacket, just in case.",
        "=It is no longer quite so big there. One holds on to a sleeve, and now and then one looks up to see what is at the top end of it. And when an old gentleman stands about between all the legs, somebody asks him the colour of his jacket, just in case.",
      ],
    ],
    of: "people",
  },
  {
    by: "any",
    words: inSentence(
      "(?:(?:had|has|got|discovered|noticed) (?:a|his|her|my|the|their) (?:first )?(?:wobbly|loose|wiggly) (?:milk |front |baby )?(?:tooth|teeth)|(?:tooth|teeth) (?:was|were|is|got|had become) (?:loose|wobbly)|(?:lost|loses|swallowed) (?:a|his|her|my|the) (?:first |front |milk |baby |wobbly |loose )*tooth|(?:did not|would not) (?:want[^.]*?|come out|fall out)|(?:was|were) (?:afraid|scared|worried)|(?:could not|cannot) find it|(?:wanted|wants|hoped|asked|begged|wrote to) (?:for )?the tooth fairy[^.]*?(?:anyway|still|all the same|without|even)|tooth (?:fell|would not|did not))[^.]*",
    ),
    idea: ofChildren(
      "\\b(?:tooth|teeth)\\b",
      "fairy's|fairies|dentist|crocodile|shark|tiger|lion|brush\\p{L}*|sick|fog|apprentice|apple pie|robot|walrus|dragon|sweets",
    ),
    after: [
      [
        0,
        "=It had begun on an apple. Something in {his} mouth had given way, only a little, like a gate in the wind. {Hero} felt it with the tongue. It went forwards, and it went back. After that there was no thinking of anything else.",
      ],
      [
        1,
        "=Everybody knew a way to do it. One had always used a thread and a door. One had used a thread and a dog. “With me it just happened, in a bun,” said a third. {Hero} looked at buns in a different way after that, and went about for two days on soup.",
        "=Everybody knew a way to do it. One had always used a thread and a door. “With me it just happened, in a bun,” said {talker}. {Hero} looked at buns in a different way after that, and went about for two days on soup.",
      ],
      [
        1,
        "=It is an odd thing to have a tooth of which one does not know how long it will stay. It had been there at every birthday. It knew all the cakes. “You needn't hurry,” {hero} told it in front of the mirror. The tooth stood there at a slant, like somebody with a suitcase.",
      ],
      [
        0.5,
        "=Then it was gone. Nobody had seen it go. There had been no bun and no dog. There was only a hole, enormous, so that the tongue fell into it, and {hero} stood there and whistled when {he} spoke. They searched the floor on their knees. They searched the soup. It was nowhere.",
      ],
    ],
    end: [
      [
        0,
        "=So there was nothing to put under the pillow. {Hero} wrote a letter instead. “It really is out,” it said. “You can see the hole. I have kept my mouth open.” And so {he} did, for as long as {he} was awake, and probably a good while after that. In the morning a coin lay under the pillow. There was a note with it, in very small writing: “Hole inspected. Good work.”",
        "=So there was nothing to put under the pillow. There was a letter there instead. “It really is out,” it said. “Please look at the hole.” In the morning a coin lay under the pillow. There was a note with it, in very small writing: “Hole inspected. Good work.”",
      ],
      [
        0.6,
        "=The tooth came to light on the Sunday after, in the left slipper. It had been walked on for days and had not minded. It was much smaller than one would have thought. {Hero} put it into a matchbox, on cotton wool, and showed it whoever wanted to see it, and some others.",
      ],
      [
        0.7,
        "=Something new is standing in the hole by now, with a jagged edge, like a very small castle. And a little further to the left, since yesterday, a gate is moving in the wind. There is soup again at the house. Nobody is worried. It only wants to be looked at every five minutes.",
      ],
    ],
    of: "people",
  },
];
