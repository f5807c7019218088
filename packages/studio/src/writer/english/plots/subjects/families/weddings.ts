import { role, type SubjectStory, story, type WrittenStory } from "../subject-story.ts";

/** Told of the driver; in an idea of the bride, which names no driver, he is an extra of the story. */
const drivenBy = (written: WrittenStory): readonly SubjectStory[] => {
  const asExtra = (line: string): string =>
    line
      .replace(/^((?:\+ )?@[a-z.]+)\([^)]*\)/, "$1")
      .replaceAll("{Hero}", "The driver")
      .replaceAll("{hero}", "the driver")
      .replaceAll("{He}", "He")
      .replaceAll("{he}", "he")
      .replaceAll("{himself}", "himself")
      .replaceAll("{has}", "has");
  const told = (each: string | readonly string[]) => (typeof each === "string" ? asExtra(each) : each.map(asExtra));
  return [
    story({ ...written, says: [...written.says, role("driver", "driver|taxi driver|trucker|cabbie|bus driver")] }),
    story({
      ...written,
      says: [...written.says, /^(?:An? |The )?(?:[a-z-]+ ){0,3}bride\b/i],
      after: written.after.map(told),
      end: written.end.map(told),
    }),
  ];
};

/** Stories of brides and grooms, and of those who help them. */
export const weddings = [
  ...drivenBy({
    says: [
      /\b(?:bride|wedding dress|runaway bride|groom)\b/i,
      /\b(?:taxi|cab|bus|truck|lorry|car|motorbike|boat|train|ambulance|hitchhik\w*|driver|uber|van|petrol station|gas station|service station)\b/i,
      /\b(?:drove|driv\w+|jump(?:s|ed)|gets? in(?:to)?|got in(?:to)?|climb\w*|pick\w* up|ran away|runs? away|running away|escap\w*|flees|fled|runaway|leaves|left|follow\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|camel|grandmothers|hidden the rings|altar fifty|tow rope|end(?:s|ed)? up as|as her groom|stag)\b/i,
    lead: "driver",
    of: "people",
    after: [
      "There was so much lace in the car that {hero} could not see out of the back window. “Where to?” asked {hero}. “Just straight on,” said the bride. “Straight on it is,” said {hero}.",
      "+ For a quarter of an hour the bride said nothing. Then she took the flowers out of her hair, one after the other, and laid them on the dashboard. “Don't you want to ask?” she said. “People tell me things or they don't,” said {hero}. “There's water in the door.”",
      "“He isn't a bad man,” she said at the ring road. “You ought to know that. It's only that this morning, in front of the mirror, I noticed that I've never once decided anything. Not the dress, not the hall, not the fish. I don't even eat fish.” “What do you eat?” asked {hero}. She had to think about it.",
      "@street(hero stand) So they stopped at a chip van. The bride stood in her white dress with vinegar on her glove, and every lorry that came by sounded its horn. She ate it to the very last crumb. But her telephone lay on the counter, and buzzed, and buzzed, and would not stop.",
      "@street(hero talk) “I can drive you back,” said {hero}, “or I can drive you to the sea. It's the same price to me.” The bride looked at the telephone. “What would you do?” {Hero} thought about it for three lorries. “I'd call,” {he} said. “Not to go back. So that nobody has to stand there and wait.”",
    ],
    end: [
      "@street(hero look) She went round behind the van with the phone, where nobody could hear. When she came back, her eyes were red, and her shoulders were lower than before. “He cried,” she said, “and then he said that he hates fish, too. He was afraid to tell my mother.”",
      "@sea.dawn(hero sit) “To the sea, then?” asked {hero}. “To the sea,” said the bride. They got there when it was getting light. She took off her shoes and walked in up to the knees, and the dress floated around her like a big white jellyfish. {Hero} sat on the bonnet and felt as if {he} had run away a little {himself}.",
      "+ @sea(hero look) “What do I owe you?” asked the bride. {Hero} looked at the meter. It was a sum that neither of them cared to say aloud. “Half,” {he} said. “The other half is mine. I hadn't seen the sea for ten years, and it's only two hours away. I simply never decided to.”",
      "A year later a postcard came, with a harbour on it. There was only one line: I have eaten here, alone, on purpose. {Hero} {has} stuck it to the dashboard beside a dried flower. “Where to?” {hero} will say instead of an answer, and let them think for as long as they like.",
    ],
  }),
  story({
    says: [
      /\b(?:bride|groom|fianc[eé]e?)\b/i,
      /\b(?:ran away|runs? away|running away|escap\w*|flees|fled|runaway|window|change\w* (?:her|his) mind|doubts?|cold feet|(?:hours?|minutes?|night|day|morning) before (?:the|her|his|their) wedding|from (?:her|his|their) (?:own )?wedding|disappear\w*|vanish\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|camel|altar fifty|taxi|grandmothers|lands? on|landed on|detective|twin|war)\b/i,
    of: "people",
    after: [
      "@street(hero look) It was astonishing how much could be heard from a distance: the organ, which had begun for the third time, and then a car door, and somebody calling a name. {Hero} crouched behind a row of bins in the most expensive clothes of {his} life.",
      "@kitchen(hero sit) “You can't stay there,” said a voice. It was the cook, who had come out of the kitchen door for a smoke and had no cigarettes. She took {hero} by the sleeve, and led {him} in through the back, into the cold store. There they sat down on two crates among the salads.",
      "+ @kitchen(hero sit) “First time?” asked the cook, and gave {hero} a coat with Kitchen on the back. In spite of everything {hero} had to laugh. “Do you love somebody else?” asked the cook. “No.” “Did somebody do something bad?” “No.” “Well, what is it?”",
      "@kitchen(hero talk) “Everybody was so happy,” said {hero}. “It got bigger and bigger, the list, the hall, the cake. And all that time it had nothing to do with us two any more. We used to eat toast on the fire escape. I kept thinking, if I say yes today, I'm marrying three hundred people.” The cook nodded.",
      "@kitchen(hero look) There was a noise behind the shelves, and the cook pulled a tray of puddings to the side. There, on the floor, in fine clothes, sat the other one of the two who were supposed to be standing at the altar. “I was here first,” came a small voice.",
    ],
    end: [
      "@kitchen(hero talk, mate talk) They stared at each other. “You ran away?” asked {hero}. “You did, too.” “Since when have you been sitting here?” “Since the second organ.” “It's the three hundred people,” they both said at once, and then the laughter came, and with it, quite a while later, the tears.",
      "@hall(hero talk) “So what do you want?” asked the cook, who still had to do the fish. They whispered together. Then {hero} went out to the three hundred people in the coat with Kitchen on the back, and tapped a glass. “There will be dinner,” {he} said. “There will be dancing. There won't be a wedding. Please don't be sad. We aren't.”",
      "+ @hall It became a very good party, after the first half hour. An uncle made a speech about courage. The great-aunts danced with the waiters. Nobody missed the two for whom it was all meant, because they had gone up by the outside stairs, with a toaster and a long cable.",
      "@kitchen Some months later, on a Tuesday, they signed something at an office. The cook was the witness. Afterwards there was toast on the fire escape. The guest list hangs in the kitchen, framed. There are three names on it.",
    ],
  }),
  story({
    says: [
      /\bwedding\b/i,
      /\b(?:rings?|cake|dress|suit|venue|flowers|speech|photographer|band|caterer|priest|storm|rain|power cut|best man)\b/i,
      /\b(?:lost|loses?|lose|forg[eo]t\w*|missing|stolen|wrong|broke|ruin\w*|destroy\w*|disappear\w*|hidden|hours?|collapses?|collapsed|late|falls?|fell|disaster|chaos|burn\w*|steals?|stole|mix\w*|swallow\w*|cancel\w*|flood\w*|tor[en]|rip\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|camel|dragon|war|runaway|planner|letters?|prison|moon|mouse|hamster|magpie|egg|goat|crow|piano|octopus|hare)\b/i,
    of: "people",
    after: [
      "+ @church “Nobody must know,” said {hero}, and of course everybody knew within five minutes. The aunts stood in a circle and shook their heads. A cousin had a plan, and another cousin had a better one. The organist played everything he could play, and then began again from the front.",
      "@church(hero look) {Hero} searched under the benches and behind the altar, in the car, in the boot of the car and, as it seemed only sensible by then, in the cake box. “How long have we got?” {he} asked. “Minus ten minutes,” said the best man, who was good at figures.",
      "+ @garden Then the weather joined in. A gust pulled at the marquee outside, and it rose up from the grass like a tired old elephant, thought it over, and lay down on the buffet. There was a sound of many glasses. “Well,” said the grandmother, “that's the toast done.”",
      "@church(hero sit) The worst of it was the bride's face. She was not angry. She stood in the side room beside her groom, and both of them were so disappointed and so brave about it that {hero} could not look. “It ought to have been perfect,” she said. “Only once. Only today.” {Hero} went out and sat down on the church steps with {his} head in {his} hands.",
      "@church(hero sit) The grandmother came and sat down next to {him}, which took some time. “At mine,” she said, “the cow got into the hall. There was no ring. There was a war on, or there had been. He made me one from a spoon.” She held out her thin hand. It was still there, gone soft and bright with the years. “Nobody remembers the perfect ones, child.”",
    ],
    end: [
      "@garden(hero run) {Hero} looked at that spoon ring. Then {he} jumped up. In five minutes they all had something to do. What was lost was made from what was there: curtain cord and hedge roses, a choir out of cousins, a cake out of forty pancakes from the kitchen of the priest. Where the tent had been, the tables stood under the trees.",
      "@garden.dusk They said yes in the last light, with wet feet. The voice of the groom failed in the middle, and three hundred people helped him out with the word. And as they all came out, somebody found what had been missing the entire time. It lay in the grandmother's handbag. “Is that so?” said the grandmother. “I must be getting old.”",
      "+ @garden.night She winked at {hero} when nobody was looking. It was never cleared up. But late at night, as the band was playing and the bride was dancing with her shoes in her hand, she looked so happy in her muddy hem that {hero} did not want to know any more about it.",
      "@room In the wedding album there are all sorts of crooked pictures: a fallen tent, a cake with a slope, a bride with a leaf in her hair. On the first page there is no photograph at all. There, fixed with a stitch of thread, is a teaspoon.",
    ],
  }),
  story({
    says: [
      /\bwedding planner\b/i,
      /\b(?:love|married|marry|ex|fell|falls|believe|own wedding|groom|bride|two weddings|same day|cook|chef|photographer|florist)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dead)\b/i,
    of: "people",
    after: [
      "@study(hero read) {Hero} had a folder for everything: rain, fainting, drunk uncles. Under L there was a page for love as well, and it was short. Lasts about as long as the flowers, it said. Order extra. {He} had planned two hundred weddings, and gone home alone from each.",
      "This time nothing kept to the folder. In the middle of it stood that person from the kitchen with rolled-up sleeves, who would not stick to the list. “You've ordered joy for seven o'clock,” said the one with the sleeves. “I can only do soup for seven.”",
      "+ @hall(hero talk) They argued over the soup, over the napkins and over whether swans can be told where to swim. Neither gave in. “Do you always win?” asked the one with the sleeves. “It's my job,” said {hero}. “Pity. You've got such a nice face when you lose.” {Hero} wrote that down under Insults, and then crossed it out again.",
      "@kitchen(hero sit) Toward evening it all went wrong at once. Two people met who should never have met, and suddenly nobody knew any more who was supposed to say yes to whom. {Hero} turned the pages of the folder, faster and faster. {He} shut {himself} in the pantry and breathed into a flour bag.",
      "@kitchen(hero sit) “Budge up,” said a voice. The one with the sleeves sat down on the potatoes and asked nothing, but held out a spoon. It was warm, and tasted of lemons. “What's in it?” asked {hero} after a while. “Everything that fell over,” said the other. “It's the best thing I've made all year. It isn't on the plan, though.”",
    ],
    end: [
      "@hall(hero talk) {Hero} looked at the spoon, and then {he} closed the folder. {He} went out without it. {He} stood on a chair and told everybody the truth. “The mistake was mine,” {he} said. “And now,” {he} said, “please sit down next to the person with whom you'd like to eat soup.”",
      "@hall There was a great pushing of chairs. Those who belonged together had known it all the time. There was only one free place left, at the end of the table by the kitchen door, and next to it a chair with a pair of rolled-up sleeves over the back.",
      "+ @hall(hero sit) “Is somebody sitting here?” asked {hero}. “That depends,” said the one from the kitchen. “Do you want to plan it, or do you want to sit?” {Hero} sat. The doves came after all, at ten at night, and settled on the swans.",
      "@study The folder has got thin since then. There is hardly anything left in it but the emergency numbers. Only the page under L has grown. In {hero's} neat writing it says: cannot be ordered. And below that, with a splash of soup: comes with the potatoes.",
    ],
  }),
  story({
    says: [
      /\b(?:arrang\w+ (?:a )?(?:marriage|wedding|match)|matchmaker|parents (?:want\w*|chose|choose|have chosen|had chosen|arrange\w*|found|picked)|(?:father|mother|family|uncle|parents) (?:wants?|wanted) (?:her|him|them) to (?:get )?marr\w+|marriage (?:is|was|has been|had been) arranged|forced to marry|promised to)\b/i,
      /\b(?:marr\w+|wedding|bride|groom|husband|wife|match|engaged|son|daughter|love\w*)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|princess|prince|king|dragon|hedge|goat|chip|planes|pilot|war)\b/i,
    of: "people",
    after: [
      "@room(hero sit) The tea was served in the good cups, and everybody spoke a little too loudly. {Hero} looked at the shoes on the other side of the table. One of the laces was brown and the other black.",
      "@garden(hero talk, mate talk) They were sent out into the garden for ten minutes, with an aunt behind a bush. “I'll be honest,” said the one with the laces. “I don't want to get married.” “Thank goodness,” said {hero}. “Neither do I.”",
      "+ @garden(hero talk) They made a plan by the rain barrel. They would not say no, because then the next tea would come, and the next cups. They would say maybe, for as long as possible. “We must seem to be getting to know each other,” said {hero}. “Once a week,” said the one with the laces. “I'm free on Thursdays.”",
      "@cafe(hero read, mate read) So they got to know each other, purely for show. At first they sat in a café and each read a book. Then they told each other what they really wanted: one of them wanted to see the sea of ice, and one wanted to build bridges. The Thursdays grew longer.",
      "@street(hero walk, mate walk) In spring both families lost patience. A date was named, and three hundred chairs were ordered. “It's time,” said the one with the laces. “We have to tell them no. As we agreed.” “As we agreed,” said {hero}. They walked home very slowly. For some reason it was the saddest walk that {hero} could remember.",
    ],
    end: [
      "@room(hero talk, mate stand) They stood on the carpet side by side. “We don't want to,” said {hero} to all the aunts and uncles, “be given away. Not to anybody.” “And what do you want?” shouted {hero's} father. It was meant as a reproach, but it was a question, and the right one, and suddenly it was quiet.",
      "@room(hero talk, mate talk) “I want to go on with the Thursdays,” said {hero}. {He} had not planned to say it. The one with the laces turned round. “So do I,” said the one with the laces. “I thought that it was only me.” The mothers reached for each other's hands. “But we'll say when,” said {hero}, “and if. And first there's the ice, and the bridges.” It was a long time until {hero's} father nodded.",
      "+ The three hundred chairs had to be sent back. That cost a good deal, and was talked of in the family for years. “The maddest children in the whole district,” the aunt used to say, and she said it with pride, since she had heard it all from behind the bush.",
      "There is a photograph from later on, taken in the snow in front of a bridge. Two people stand on it in thick coats and heavy boots. Each of them has one brown lace and one black.",
    ],
  }),
];
