import { phrase } from "../../phrase.ts";
import { also, role, story } from "../../subject-story.ts";

/** Stories of lost memories and doubles, of soldiers and their letters, and of secret societies. */
export const otherSelves = [
  story({
    says: [
      /\b(?:without (?:any |a |his |her )?memor(?:y|ies)|no memor(?:y|ies)|lost (?:all )?(?:of )?(?:his|her) memor(?:y|ies)|amnesia|could not remember (?:anything|who|his (?:own )?name|her (?:own )?name)|did not remember (?:who (?:he|she) was|(?:his|her) (?:own )?name)|forgot(?:ten)? who (?:he|she) was)\b/i,
    ],
    unless:
      /\b(?:wife|husband|dementia|alzheimer\w*|critic|robots?|sold|sells?|spy|killer|murder\w*|grandm\w+|grandp\w+|mother|father|daughter|son|fish|elephant|magic\w*|witch|king|queen|princess|every (?:day|morning|night)|married|fianc\w+|salmon|future|football|detective)\b/i,
    of: "adults",
    after: [
      "“What is your name?” they asked. {Hero} opened {his} mouth to say it, and there was nothing there. It was like reaching for a light switch in a room and touching only wall. {He} looked at {his} hands. They had a scar on one thumb and paint under the nails. “I don't know,” said {hero}.",
      "They gave {him} back all that {he} had had with {him}. {Hero} went through it again and again. It wasn't much. {He} laid it out on the blanket in a row, like a letter in a language that {he} had once been able to read.",
      "+ The doctors said that {he} should be patient. Each evening {hero} tried on names in front of the mirror, as you try on hats. None of them fitted. But {he} noticed that {he} hummed while {he} did it, always the same tune. {His} head had forgotten everything. The rest of {him} had not.",
      "So {hero} stopped asking {his} head. {He} took the first bus that came and let {his} feet decide. They got off at the ninth stop. They turned left, and left again, past a bakery. In front of a blue door they stopped. {His} hand knew what to do, and the door opened.",
    ],
    end: [
      "It smelled of paint inside. {Hero} stood in a room full of pictures, with a table in it, and on the table lay a brush that fitted exactly into {his} hand. Then something fell down behind {him}. In the door stood a neighbour, with both hands in front of her mouth. “We've looked for you everywhere!”",
      "She told {hero} {his} name. {He} said it aloud, twice. Then she put on soup and rang people up, and they came, one after the other, and each of them brought something: a photograph, a joke, a debt of ten years. {Hero} did not remember them. But they remembered {him}.",
      "“And if it never comes back?” asked {hero} late at night. {He} picked up the brush, and while the others talked {his} hand painted the table and the soup, and each of the faces around it. “You've even got my ear right,” said the neighbour. And {hero} knew that {he} {was} at home.",
      "Not all of it has come back, and some of it never will. {Hero} has got used to that. When somebody asks for {his} name, {he} says it, and it fits. And next to the blue door there is a new picture every Sunday, so that it will all be there, in any case, for later.",
    ],
  }),
  story({
    says: [
      /\b(?:double|doppelg[aä]nger|lookalike|look-alike|mirror image|looked (?:exactly |just )like (?:him|her)|identical|exact copy)\b/i,
      /\b(?:swap\w*|switch\w*|trad(?:e|ed|es) (?:places|lives)|chang(?:e|ed) places|exchang\w+|(?:take|took) (?:his|her|over (?:his|her)) (?:place|life)|lived each other's)\b/i,
    ],
    may: also("exactly|identical|just like", "lives|life|places", "meets?|met|saw|sees"),
    unless:
      /\b(?:prince\w*|king|queen|murder\w*|killed|robot|ghost|hospital|birth|twins?|dog|cat|actor|stunt\w*|wedding|husband takes|bodies|body|mirror)\b/i,
    of: "people",
    after: [
      "It was like walking into a mirror that doesn't do what you do. {Hero} lifted {his} left hand, and the other did not lift the right one. They had the same nose. “You're not by any chance…” said {hero}. “No,” said the double. “You?” “No.”",
      "“What is it like, being you?” asked {hero}. The more {hero} heard about the other life, the more {he} liked it, and the double leaned across the table and wanted to know all about {hero's}. In the end they both said it. “One week. Who would notice?”",
      "+ Nobody noticed. {Hero} wore the coat of the double, and answered to the double's name. {He} learned where the sugar was and whom you don't mention at lunch. Once {he} laughed in the wrong place, and everybody stared. “I'm not myself today,” said {hero}, and it was the truest thing that {he} said in that week.",
      "For four days it was a holiday from {himself}. On the fifth somebody asked the double something important, with tears in the eyes, and it was {hero} who had to answer. And {hero} didn't know. “You've forgotten,” the other said, quite quietly, and went. {Hero} ran to the telephone.",
    ],
    end: [
      "“I was just about to call you,” said the double. They met at the same table. They were both as pale as paper. “Somebody asked me something,” said {hero}. “Me too,” said the double. “And I thought: that question doesn't belong to me.”",
      "They gave each other back the coats and the keys. Then each told the other, word for word, what had been asked. {Hero} shut {his} eyes. It was the question that {he} had been waiting for, for years, and it had been put to somebody else. “What did you say?” {he} asked. “I said that you'd come yourself,” said the double. “You'd better hurry.”",
      "{Hero} hurried. {He} gave the answer in person, with {his} own voice, and that was how they knew that it was really {him}. {His} own life was smaller than the other one. But it fitted under the arms.",
      "The two of them meet once a year, at the same table. They still look so much alike that the waiter brings only one bill. “What is it like, being you?” asks {hero}. And {he} listens until the chairs are put up, and then {he} goes home, and is glad that {he} knows where the sugar is.",
    ],
  }),
  story({
    says: [
      /\b(?:soldiers?|war|front|trench\w*|army|battle\w*)\b/i,
      phrase(
        "(?:wrote|writes|write|sent|sends|send|writing|exchanged) (?:[a-z]+ )?(?:letters?|postcards?) (?:home )?(?:every (?:day|week|night) )?(?:to|with|for) <reader:somebody>",
      ),
    ],
    unless:
      /\b(?:nurse|help\w*|lost love|old soldier|blind|for an?|dead|died|killed|found|attic|stranger|enemy|santa|wrong|delivered|postman|ghost|grand\w+ found|never met|prison|yesterday|dog|horse)\b/i,
    of: "people",
    after: [
      "Paper was the one thing of which there was enough. {Hero} wrote in the evenings, with a board on {his} knees. “It is quiet here, and the food is good,” {he} wrote to {reader}. It was not quiet, and there had been no food since Monday. So {hero} invented a duck.",
      "The duck was called Colonel. It lived in the ditch next to the tents, wrote {hero}, and every morning it inspected the whole company. In each letter to {reader} the duck was given a new adventure. The men around {hero} got to know about it. “What does the Colonel do today?” they asked.",
      "+ The answers came late, in bundles, with the smell of home in the folds. {Reader} wrote about the kitchen, the neighbours and the weather, and that everyone was well. {Hero} read each of them until it fell apart. It was a little strange, though, how well everyone always was. {He} began to wonder who was inventing what.",
      "Then came a night after which {hero} could not think of any duck. {He} sat in front of the empty page until it was light. In the end {he} took the pencil. “Dearest,” {he} wrote to {reader}. “There is no duck. I am so afraid.” And {he} sent it off before {he} could tear it up.",
    ],
    end: [
      "For five weeks there was no answer. Then the bundle came. “I knew about the duck,” wrote {reader}. “There are no ducks in winter. I was so glad of it all the same. Here nothing is well either. The roof has gone, and I cry when I peel potatoes. Now we have both said it. Come home.”",
      "From then on they wrote each other the truth, {hero} and {reader}, the bad parts and the good. It made the war less lonely. And under each letter, quite small, there was still a line about the Colonel. “He has been seen at our pond,” wrote {reader}. “He was asking for you.”",
      "One day it was over. {Hero} went home, the last part on foot. {He} saw the house without a roof from far away, and {reader} in front of it. It was only when they had held each other for a good long time that {hero} heard it. In the yard something quacked.",
      "The letters lie in a tin, {hero's} and {reader's}, in the right order. They are read aloud now and then, with nothing left out. And whenever a new duck comes to the pond, it is inspected from all sides. Then it is saluted.",
    ],
  }),
  story({
    says: [
      role("soldier", "soldier|sergeant|private|corporal|lieutenant|sniper|sentry|guard|deserter"),
      phrase(
        "(?:helped|saved|rescued|hid|spared|carried|befriended|captured|guarded|found|met|shot at|trapped with|stuck with|let) <enemy:somebody>",
      ),
      /\b(?:enem(?:y|ies)|other side|opposite side|front line|no man's land)\b/i,
    ],
    unless:
      /\b(?:christmas|letters?|woman|girl|love|wife|child|children|baby|robots?|alien\w*|dragons?|king|queen|dog|horse|queen's|princess|tin|toy|army of)\b/i,
    of: "adults",
    lead: "soldier",
    after: [
      "They had told {hero} what the enemy was like. They had never told {him} that the enemy might have a cold. {Hero} saw {enemy} over the sights of {his} rifle, quite near, and just then there was a sneeze, and an embarrassed look for a handkerchief. {Hero's} finger was on the trigger. {He} could not do it.",
      "{Hero} stepped out with {his} weapon lowered. {Enemy} froze. They stared at each other over three paces of mud. Then {hero} put a hand into {his} pocket, very slowly, and held out a handkerchief. It was the last clean one.",
      "+ They had hardly a word in common. {Hero} drew a house in the mud with a stick, and next to it a tree. {Enemy} took the stick and drew a house, too. It had one more window. They pointed at the windows and said names. It took {hero} a while to understand that they were the names of children.",
      "Then there were voices, and they were from {hero's} own side. “Anything there?” the officer shouted. {Enemy} had turned as white as the handkerchief. {Hero} had as long to decide as it takes to draw a breath. “Nothing, sir!” shouted {hero}. “Only a fox.”",
    ],
    end: [
      "{He} pushed {enemy} down under a tarpaulin and sat on the edge of it, and ate a piece of bread. The officer came nearer and looked around. “You look ill,” he said. Under the tarpaulin somebody was fighting against a sneeze. So {hero} sneezed, as loudly as {he} could, nine times. “Go and lie down,” said the officer.",
      "In the night {hero} led {enemy} to the stream, where the lines were no more than a stone's throw apart. There they stood. {Enemy} said a name, and {hero} said one, too. {Enemy} gave {him} a button, torn from a sleeve.",
      "No one ever found out. The war went on, and at some time it ended. Years later a parcel came from a country whose stamps {he} did not know. There was a drawing in it, of two houses side by side, and a handkerchief, washed and ironed.",
      "The button lies in {hero's} kitchen drawer. “Did you shoot at anybody in the war?” the children ask. “No,” says {hero}. “I lent somebody a handkerchief.” And when someone in the family sneezes, they all say a name, as others say “Bless you”.",
    ],
  }),
  story({
    says: [
      /\b(?<club>(?:an?|the|her|his|their) (?:[a-z-]+ ){0,2}secret (?:society|order|brotherhood|sisterhood|club|circle|league))\b/,
      /\b(?:join\w*|invit\w+|member\w*|initiat\w+|asked to|accepted|recruit\w*|invitation|wanted to belong)\b/i,
    ],
    unless:
      /\b(?:treehouse|book club|reading|murder\w*|killed|detective|puddles?|bridge|grandm\w+|mother|father|cats?|dogs?|mice|witch\w*|magic|vampire|started|founded|knit\w*|nuns?)\b/i,
    of: "people",
    after: [
      "The envelope was black, and it had been pushed under {hero's} door in the night. “You have been chosen,” it said. “Come alone. Tell no one.” There was no name under it, only a key drawn in silver ink. {He} had never been chosen for anything, apart from tidying up.",
      "There were masks and candles. Whoever belonged to {theclub} had help, said a voice from behind one of the masks: doors would open, and things would go easily. {Hero} believed it, because it began at once. On Monday people made room for {him} who had never noticed {him} before.",
      "+ It was wonderful to have a secret. {Hero} carried it around with {him} like a warm stone. But secrets need room. {He} no longer had time for {his} old friends, and could not tell them why, and soon they stopped asking. {He} told {himself} that it was only for a while.",
      "“Now for the last test,” said the voice. A sheet of paper lay on the table. It was a letter, full of lies, about a friend of {hero's} who was in the way of {theclub}. “You need only sign it,” said the voice. “We've all signed one.” {Hero} took the pen. It was heavy, and it was of real silver.",
    ],
    end: [
      "{Hero} put the pen down again. “No,” {he} said. The masks moved closer. “Do you know what you're throwing away?” asked the voice. “Yes,” said {hero}. “I've just seen it.” And {he} reached out and took the mask off the one who was standing next to {him}.",
      "Under it was an ordinary face, and it was crying. “I signed,” it said. “It was about my best friend. I've never been able to look at her since.” Then somebody else took off a mask, and after that a third. They looked at each other in the light of the candles and saw that they were all the same: people who had wanted to be chosen so much.",
      "The voice gave orders, and nobody listened. {Hero} took the letter and held it over the nearest candle. Then the others went and fetched theirs and one after the other they put them in the fire.",
      "{Hero} went to {his} old friends that same morning and told them all of it. They meet on Mondays, with the door open. There is no oath and no key. And on the door there hangs a sheet of paper, so that everybody can read it: “You have been chosen. Bring a chair.”",
    ],
  }),
];
