import { story } from "../subject-story.ts";

/** Stories of first dates, blind dates and people who meet by dating apps. */
export const dates = [
  story({
    says: [
      /\b(?:blind dates?|first dates?|speed dating|dating (?:apps?|sites?|website)|online dat\w+|tinder|match(?:es|ed)?|dates?)\b/i,
      /\b(?:(?:sends?|sent|sending) (?:a |an |their |her |his |the )?(?:best )?(?:friends?|brother|sister|twin|cousin|colleague|roommate|flatmate)|instead of (?:her|him|them)|in (?:her|his|their) place|takes? (?:her|his) place|took (?:her|his) place)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer)\b/i,
    of: "people",
    after: [
      "@restaurant They sat across from each other with menus up to their noses. “You're not as I expected,” said the one who had come in place of the other. “You neither,” said the one across the table, who had come in place of somebody as well. Both of them had learned a sheet of facts by heart.",
      "@restaurant “So,” said the first, “you love climbing.” “I do?” said the second. “I mean, I do. High things. And you collect, wait, don't tell me.” There was a peep under the tablecloth at a note. “Wasps?” “Maps,” said the first. “I'm sure that it was maps.” The waiter enjoyed it very much.",
      "+ @restaurant The food was supposed to be over by eight. That had been the deal: one hour, be polite, say no at the end. But at eight they were in the middle of a story about a goat, and at nine the note had fallen into the soup. Nobody fished it out.",
      "@restaurant The phone buzzed in two pockets at once. Well? wrote the friend who had not dared to come. Well? wrote the other friend. Is it dreadful? The two at the table read it, and turned red, and lied, for the first time that evening not to each other: Not so bad. Might take a bit longer.",
      "@street.night Outside, under the lamp, there was the moment at which people either shake hands or don't. “I have to tell you something,” said the first. “I'm not who you think I am.” “Nor am I,” said the second quickly. “I get dizzy on chairs.” Then they told each other their names, the real ones, and it was like opening a window.",
    ],
    end: [
      "@street.night They laughed all the way along the river. There remained just one thing: two friends, sitting at home beside their phones, to whom the truth had to be told. “They'll never forgive us,” said the first. “Let's do it properly,” said the second. “Same table. Saturday. All four.”",
      "+ @street On Saturday the two friends arrived at opposite ends of the street, each with a face like thunder. They got to the door at the same time. One held it open. The other dropped a map. “Do you climb, by any chance?” they were heard to say.",
      "@restaurant So it turned out that the facts on the sheets had been right all the time. Only the people had been the wrong ones, or rather, the right ones had gone first. The waiter put two tables together, and everything was told again, in two voices.",
      "@restaurant In the restaurant hangs a small frame beside the till. In it is a note, stained by soup, of which only a single word can still be read. It says: wasps.",
    ],
  }),
  story({
    says: [
      /\b(?:dating (?:apps?|sites?|website)|online dat\w+|tinder|dating profile|matched|match|swip\w+|chat room|anonymous(?:ly)? (?:chat\w*|online|messag\w*|app)|website|online)\b/i,
      /\b(?<other>boss|neighbou?r|colleague|co-?worker|ex-?(?:husband|wife|boyfriend|girlfriend)|rival|teacher|best friend|enemy|landlord|landlady|flatmate|roommate|doctor|dentist)\b/i,
      /\b(?:match(?:es|ed)?|fake (?:photos?|names?|profiles?)|without knowing|don['’]?t know|didn['’]?t know|neither|reali[sz]\w*|turns out|turned out|falls? in love|fell in love|secretly|find out|found out|unknowingly|date|chatting)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|bank|hacker|bakers|stalker|children)\b/i,
    of: "people",
    after: [
      "@room.night(hero write) On the screen {hero} {was} quick and funny. {He} wrote under the name of a fish, and the other one wrote under the name of a cheese, and they sent each other the best sentence of the day every evening at ten. In real life, at the same hour, nobody had ever found {hero} particularly funny.",
      "+ @corridor(hero talk, other talk) There was {theother}, for example. They had met on the stairs that very morning, said “You again,” and argued about a door that one of them always left open. {Hero} {was} still cross when {he} got home. Somebody has been unbearable today, {he} typed. Mine too, wrote the cheese. Shall we swap?",
      "+ @room(hero write) By spring they knew everything about each other, except what can be seen. The cheese was afraid of swans. The fish slept with the light on. The cheese could cook exactly one dish. Nobody, wrote the cheese, has ever asked me so many questions. I look forward to ten o'clock from noon on.",
      "@cafe(hero look, other sit) So they arranged to meet: Friday, in the café with the green lamps, with a yellow flower. {Hero} arrived, flower in hand, and at once wanted to turn round and go, because who should be sitting there, at the best table? {Theother}. “Of all people,” said {hero}. “I'm waiting for somebody,” said {theother}. “Me too,” said {hero}, and sat down as far away as possible.",
      "@cafe(hero write, other sit) They sat back to back for half an hour. Nobody came. {Hero} took out the phone at last and wrote with a heavy heart: Have you got lost? Behind {him} something went pling. {Hero} did not move. Swans outside? {he} typed, very slowly. Pling. And then there was a small noise, as when somebody knocks a yellow flower out of a glass.",
    ],
    end: [
      "@cafe(hero talk, other talk) “No,” said {theother}. “Yes,” said {hero}. They looked at each other, quite appalled. “You are the fish?” “You're the cheese.” They went back through it aloud, with growing horror. “Then the unbearable person of every morning,” said {theother}, “that was me.” “And mine,” said {hero}, “was you.”",
      "@cafe(hero talk, other talk) It would have been the moment to get up and go. {Hero} had {his} coat on already. “You sleep with the light on,” said {theother} quietly, and did not say it as a joke. {Hero} took the coat off again. It is hard to be cross with the only person in the world who knows that. “Tell me your dish,” said {hero}, “the one you can cook.”",
      "+ @room.night(hero write, other write) It was not simple afterwards. By day they still argued, out of habit. But at ten o'clock they took out their phones, in the same room, one on the sofa and one on the rug, and wrote to each other what they had not managed to say.",
      "@corridor The door on the stairs is left open every morning, on purpose. On the mat behind it lies a slip of paper with the best sentence of the day, and it is signed with a fish or with a cheese.",
    ],
  }),
  story({
    says: [
      /\b(?:blind date|first date|speed dating|dating show|date)\b/i,
      /\b(?:wrong|disaster|mistake\w*|mix\w*|stood up|late|nervous|shy|terrible|goes|went|set up|sets up|restaurant|waiter|table|catastroph\w*|widow\w*|divorced|years|never)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|hostage|robbery|moth|lamp|spider|fly|sister['’]s|boss|pretend\w*|due date|dated|frog|robot|bomb|alien|reality|cameraman)\b/i,
    of: "people",
    after: [
      "@restaurant(hero sit) The table was by the window, and the candle on it would not stay alight. {Hero} had put on the shirt that made {him} look confident and had noticed in the tram that the price was still hanging from the sleeve. {He} tore it off. Now there was a hole as well.",
      "@restaurant(hero look, mate talk) “Are you waiting for me?” asked a voice. It belonged to a person with wet hair and a bunch of parsley. “They were out of flowers,” said the person. {Hero} said how lovely, and knocked the water over, first {his} own glass and then the other.",
      "+ @restaurant(hero eat, mate eat) They both ordered what the other one ordered, out of politeness, and so each of them got snails. Neither liked snails. They chewed for a long time. “Interesting,” said {hero}. “Very,” said the one with the parsley, and a tear ran down beside the nose.",
      "@restaurant(hero talk, mate talk) They had nothing in common. {Hero} got up early, the other went to bed late. {Hero} loved the sea, the other was sick on boats. “This is the worst one I've ever had,” said the other suddenly, “and I once had one with a man who brought his mother.” “I once had one with two exits,” said {hero}, “and she used both.”",
      "@restaurant(hero stand, mate stand) That was when the candle, which had refused all evening, set fire to the parsley. It burned very well. {Hero} threw the napkin on it, and then the napkin burned. The other poured the soup over everything. The waiter came with a bucket. When the smoke was gone, two people were standing there with black noses and noodles on their sleeves.",
    ],
    end: [
      "@street(hero eat, mate eat) They were asked to leave, in a friendly way. Outside it was raining, and there was one sausage stand in the whole street. They stood under its little roof, and ate with their fingers, and told each other their worst ones, from the beginning, and {hero} laughed until {he} had to hold on to the mustard.",
      "@street(hero talk, mate talk) “I wasn't nervous any more after the fire,” said {hero}. “What could come after that?” “A second one,” said the other. It was quiet, apart from the rain. “Fire?” asked {hero}. “Date,” said the other, and turned as red as a sausage.",
      "+ For the second one they chose a place with nothing in it that burns. It was the swimming pool. The third was a walk with a dog that ran away. By the fifth they no longer counted, as there was always one thing that went wrong, and they had begun to look forward to it.",
      "@room They have a window sill now, with a pot on it. It is parsley, and it grows like mad. On the wall behind hangs a price tag in a small gold frame, and on every anniversary there are sausages, in the rain if possible.",
    ],
  }),
  story({
    says: [
      /\b(?:every (?:day|morning|evening|night|week|friday|monday|tuesday|wednesday|thursday|saturday|sunday)|each (?:day|morning|evening|week)|for (?:years|months|weeks)|daily|always)\b/i,
      /\b(?:train|bus|tram|bus stop|station|platform|metro|subway|underground|ferry|caf[eé]|coffee shop|park bench|commuters?|tube)\b/i,
      /\b(?:never (?:\w+ )?(?:spoke|spoken|talk\w*|said|say|exchang\w+|dared?)|without (?:ever )?(?:speaking|talking|a word|saying)|(?:don['’]?t|didn['’]?t) (?:speak|talk|dare)|too shy|not a word|strangers?|never (?:say|said) a word)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|pickpocket|spy|chess|child|phone call|bomb)\b/i,
    of: "people",
    after: [
      "They knew a great deal about each other by then, as people do who never talk. {Hero} knew which page the other was on. {He} knew the winter coat and the spring coat, and had noticed the week when the ring was gone from the finger. But how do you begin, after so many mornings? Hello was long overdue.",
      "+ {Hero} had a sentence ready. {He} had had it for months, and it was not bad: it was about the book. Each day {he} took it out, and turned it over, and put it back, because the light had gone green, or the doors had closed, or an old lady had sat down in the middle.",
      "+ Once it nearly happened. The other dropped a glove, and {hero} picked it up. Their fingers touched. “Th,” said {hero}. “Th,” said the other. Neither of them got any further, and both got off in the wrong place, at opposite ends, and had to walk.",
      "Then came the day on which everything stood still. Nothing moved outside, and it grew dark, and there was a voice from a loudspeaker that was sorry. People groaned. Some were on the phone, some cursed. Only {hero} and the other looked up at the same moment, and there was nobody in the middle, and no green light, and no more excuse.",
      "{Hero} took a deep breath. {He} opened {his} mouth for a clever sentence about the book, and it was gone, washed clean away. What came out was: “You've got to page two hundred. Don't read on. The dog dies.” There was a terrible silence. The other closed the book very slowly.",
    ],
    end: [
      "“I know,” said the other. “It's the fourth time I'm reading it. You were so sad when you were reading it, two winters ago, that I bought it to see why.” {Hero} had to sit down. {He} remembered that winter. “And I,” {he} said, “have been getting up an hour too early ever since the summer. I don't even need to be there until ten.”",
      "“I don't need to come this way at all,” said the other. “I moved.” They both began to laugh, and a man with a briefcase asked if they could perhaps do that more quietly. When the thing moved again at last and all the others cheered, the two of them were the only ones who were sorry.",
      "+ They had to learn it all again, with sound. The voice was lower than {hero} had thought. The jokes were worse. On the very first Sunday they rode to the end of the line, for no reason at all, and talked the entire way there and the entire way back.",
      "They could sleep longer now, both of them, and they don't. In the mornings they still sit opposite one another and say nothing until the second bridge, because that is what it was like. Then {hero} will look up from the page. “Hello,” {he} will say, and every day it comes exactly on time.",
    ],
  }),
];
