import { role, story } from "../subject-story.ts";
import { DEAD, PAIR, PARENT, SILENT } from "./words.ts";

/** Stories of brothers and sisters who have to do something together after a death. */
export const brothersAndSisters = [
  story({
    says: [
      PAIR,
      /\b(?:restaurants?|caf[eé]s?|bakery|bakeries|pizzeria|trattoria|diner|bistro|pub|inn|bar|guesthouse|hotel|tavern|food truck|chip shop|canteen|ice cream (?:parlour|shop))\b/i,
      /\b(?:inherit\w*|r[au]n|share\w*|save|sell|selling|sold|ke(?:ep|pt)|reopen\w*|take over|took over|own\w*|owned|buy)\b/i,
      /\b(?:fought|fight|sell|selling|keep|argu\w+|quarrel\w*|agree|fall out|fell out|fallen out|spoken|speak|talk\w*|estranged|hate\w*|late|dead|died|death|divided?|split)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|haunted|robots?|vampires?|half[- ](?:brother|sister)|three|four|five)\b/i,
    of: "people",
    after: [
      "The key still stuck, as it always had. Inside, the chairs stood on the tables with their legs in the air. {Thepair} looked at all of it: the crooked clock, the corner that smelled of onions, the two hooks for the aprons. “It's worth good money,” said the elder. “It's worth more than that,” said the younger.",
      "@kitchen(hero write, mate cook) They divided the work so that they never had to meet. The elder did the bills in the back and shut the door. The younger stood at the stove with the radio on loud. What had to be said was written on the slate for the day's dishes: We are out of flour. And under it: I know.",
      "+ The guests noticed, of course. “Is that a special?” asked a man with a napkin in his collar, and pointed at the slate, where it said: You never listen. “Today it is,” said the younger. “It comes cold.”",
      "On Saturday the buyer came to dinner, the only one with money. That was the evening when the dishwasher gave up and the waiter had a fever. By eight there were thirty people at the tables, and not one of them had got anything but bread.",
      "@kitchen(hero cook, mate cook) The door in the back flew open. The elder took the second apron from its hook for the first time in years. “Left pan,” said the younger. “Seen,” said the elder. Nobody had to say more than that. As children they had stood on crates at this stove.",
    ],
    end: [
      "At midnight the last guest was gone, and the buyer laid his paper on the counter. “I was going to change everything,” he said. “But I've just watched you two for four hours. I wouldn't know how to do that.” He paid for his soup, left a tip, and did not ask for an answer.",
      "@kitchen(hero eat, mate eat) {Thepair} sat down among the dirty plates and ate the last portion of stew out of the pot with two spoons. “I wanted to sell it because I couldn't bear to be in here without you talking to me,” said the elder. “I only turned the radio up,” said the younger, “so that I would not hear the door staying shut.”",
      "@street The slate hangs outside by the door now, where the day's dishes belong. Under the soup there is always one more line, in two different handwritings. Yesterday it said: Who ate the last dumpling? And under it: I did. Come and sit down.",
    ],
  }),
  story({
    says: [
      PAIR,
      /\b(?<shop>garage|farm|workshop|orchard|vineyard|bookshop|shop|store|boatyard|petrol station|gas station|cinema|theatre|mill|sawmill|factory|hardware store|bumper car ride|carousel|funfair|ranch|circus|business|barn)\b/i,
      /\b(?:inherit\w*|r[au]n|share\w*|save|sell|selling|sold|ke(?:ep|pt)|take over|took over|left|own\w*|late|dead|died|death|will)\b/i,
      /\b(?:fought|fight|sell|selling|keep|argu\w+|quarrel\w*|agree|fall out|fell out|fallen out|spoken|speak|talk\w*|estranged|hate\w*|divided?|split)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|haunted|robots?|half[- ](?:brother|sister)|fifth|unknown|three|four|five|six)\b/i,
    of: "people",
    after: [
      "They met at the gate of {theshop} at eight in the morning, and each of them had brought a list. On the elder's list stood what everything would fetch. On the younger's list stood what had to be mended first. They swapped them, read, and gave them back without a word.",
      "“A week,” said the younger. “Give it one week. If it isn't worth it, I'll sign.” “A week,” said the elder, “and then you sign.” They shook hands on it, and both let go a little too fast. {Thepair} had not touched each other in years.",
      "+ On Monday they got in each other's way. On Tuesday they shouted, because of a bucket. On Wednesday the elder found a cap on a nail behind the door, put it on without thinking, and the younger had to go outside for a while, because it looked so much like the one who used to wear it.",
      "On Thursday a neighbour came by. “Good that you're open,” she said. “Your parents never sent anybody away.” She had an old, tired piece of work with her. The elder shook a careful head. The younger had already fetched the tools.",
      "They were at it until after dark. The elder held the lamp. The younger lay on the ground and swore. “The other way round,” said the elder. “It's always been the other way round with this one.” It clicked, and the thing ran. In the light of the lamp they grinned at each other with black faces before they remembered.",
    ],
    end: [
      "On Sunday the paper lay on the table, and the pen lay on the paper. “Well?” said the younger. The elder turned the pen round and round. “I wanted it gone,” said the elder, “because you got to stay here, and I was the one who was sent away to make money. I've been jealous of a heap of rust all my life.”",
      "“And I,” said the younger, “was jealous of your postcards.” It was quiet in {theshop}. Then they both looked at the list with the repairs, and the elder took the pen at last, and wrote two names behind the first line, one under the other.",
      "Over the gate hangs the old sign with fresh paint on it. Only one letter is new. Where it used to say a single name, there is now a small s at the end, and it is a bit crooked, because each of {thepair} had wanted to hold the brush.",
    ],
  }),
  story({
    says: [PAIR, SILENT, DEAD],
    unless:
      /\b(?:murder\w*|ghost|haunted|robots?|half[- ](?:brother|sister)|fifth|three|four|five|six|canoe|canal|wolf|dragon)\b/i,
    of: "people",
    after: [
      "@church(hero sit, mate sit) They had put {thepair} side by side, because nobody in the family had thought about it, or because somebody had. The elder looked straight ahead. The younger looked at the elder's shoes. They were the same shoes as their own, in the same size, bought in two different towns.",
      "@church(hero talk, mate talk) “You've got old,” said the younger at last. “You've got fat,” said the elder. An aunt in front of them turned round and hissed. It was not much of a conversation, but it went on for a while in the car park.",
      "@room(hero stand, mate stand) Then they had to do the rest of it: the papers, the wardrobe, the drawers full of string. The elder held out a box. The younger threw in what was rubbish. Neither of them spoke about the old quarrel. It sat there in the middle of the room with them like a third one, and they worked around it.",
      "+ @kitchen(hero eat, mate eat) At noon they ate what was left in the cupboard, crackers and a tin of peaches, with one fork. “You always took the big half,” said the elder. “Because you always cut it,” said the younger. The peaches were very sweet. They divided the last one with such care that it fell on the floor.",
      "@room(hero look, mate look) At the back of the lowest drawer lay an envelope with both their names on it. Inside was no money and no advice. There were two train tickets, one for each of them, years old and never used, and the date on them was the birthday on which everything had gone wrong.",
    ],
    end: [
      "@room(hero sit, mate sit) “We were supposed to come together,” said the elder slowly. “I thought that you'd been invited and I hadn't.” “I thought the same,” said the younger, “about you.” They sat on the floor among the boxes with their backs against the wardrobe. So many years, and it had been lying here, under the string.",
      "@bedroom(hero sit, mate sit) It was the elder who began to cry, and the younger who did not know what to do about it, and then did what they had done as children in thunderstorms: pulled the big blanket from the bed and over both their heads. Under there it smelled of dust and of home. “I'm sorry,” said one of them. “Me too.”",
      "@station(hero talk, mate talk) The tickets were no longer valid. {Thepair} went to the station all the same, with one suitcase between them, and bought two new ones for the same place. The man at the counter asked if they wanted to sit together. “Yes,” they said, both at once.",
    ],
  }),
  story({
    says: [
      role("sib", "brother|sister|twin"),
      SILENT,
      DEAD,
      /\b(?:her|his|my|a|an|the|estranged|twin|older|younger|big|little) (?:[a-z-]+ )?(?:brother|sister|twin)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|robots?|half[- ](?:brother|sister)|brothers|sisters|siblings|brother['’]s|sister['’]s|wolf|dragon)\b/i,
    of: "people",
    after: [
      "{Hero} had practised a sentence for the meeting, a polite one. When {thesib} stood there with wet hair and the wrong tie of a person who has dressed in the dark, the sentence was gone. “You came,” said {hero}. “So did you,” said {thesib}.",
      "They did what had to be done, and they did it well, like two clerks. {Hero} carried the flowers. {Thesib} counted the chairs. When they had to pass each other in a doorway, both of them stepped back, and then both stepped forward, and an uncle said that it looked like a dance.",
      "+ “Are you two still at it?” asked the oldest aunt. “What was it about?” {Hero} tried to tell her. It had been a sentence on the phone. Said aloud, in front of all the coats, it sounded very small.",
      "@kitchen.dusk(hero stand, sib stand) In the evening only the two of them were left, and the sink was full of other people's cups. {Hero} washed. {Thesib} dried. Outside it got dark. “There's a song I can't get out of my head,” said {thesib}, “the one from the car.” And {hero} knew at once which car, and which song, and who had sung it.",
      "@kitchen.dusk(hero talk, sib talk) {Hero} hummed the first line, to see if it was still there. {Thesib} hummed the second. At the third they both got it wrong in exactly the same place, just as the one they had lost had always got it wrong, and a cup slipped out of {hero's} hands and broke.",
    ],
    end: [
      "@kitchen.night(hero hug, sib hug) They knelt down on the kitchen floor to pick up the pieces. “I rang you once,” said {thesib}. “At Christmas. I hung up when you said hello.” “I know,” said {hero}. “I heard you breathe. I stood there with the phone for an hour.” And then they had to hold on to each other, because it was all too stupid and too sad.",
      "@kitchen.night(hero talk, sib talk) They did not clear up everything that night. But they stayed up until the birds began, and did the easy things first: who had moved, who had married, who had kept the blue bicycle.",
      "@room(hero talk) The broken cup has been glued. There is a drop missing at the rim, so that nobody can drink from it, and it stands on {hero's} window sill with pencils in it. Every Sunday at six the phone rings. {Hero} will let it ring twice, for the pleasure of it, and then pick it up and hear {thesib} breathe in to speak.",
    ],
  }),
  story({
    says: [
      PAIR,
      PARENT,
      /\b(?:ashes|road trip|drove|driv\w+|travel\w*|journey|across the country|camper van|car)\b/i,
      /\b(?:ashes|scatter\w*|urn|last wish|funeral|died|dead|late)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|haunted|robots?|derby)\b/i,
    of: "people",
    after: [
      "The urn travelled on the back seat with the belt around it. For the first hour {thepair} said nothing except left and right. “Do you think it's comfortable back there?” asked the younger at last. “Not the way you drive,” said the elder.",
      "@street They quarrelled about the map, about the window and about who had rung home more often. At a petrol station the younger drove off alone, came back after four minutes, and found the elder sitting on the kerb with the urn in both arms, like a child that has been picked up too late.",
      "+ @bedroom.night(hero sleep, mate sleep) At night they had to share a room with one bed, because there was a fair in the town. They put the urn on the television. “Good night,” said the younger to the elder. “Good night,” said the elder, and then, a bit embarrassed, to the urn as well.",
      "@meadow(hero stand, mate sit) On the second day they got lost on a road that became a track and then a meadow. The wheels sank in. They pushed until they were brown up to the ears, and the car did not move. And then the younger sat down in the mud and started to laugh. “We were here,” the younger said. “Don't you remember? We were stuck right here.”",
      "@meadow(hero look, mate look) And the elder did remember: a family in a small car, in the rain, with a picnic on their knees because nobody could get out. They had sung. It had been the best day of that summer.",
    ],
    end: [
      "A farmer pulled them out with his tractor, as another farmer had done back then. They reached the place in the last light. There should have been a speech, but the wind was loud, so they only took hold of the urn together, four hands, and let it do the rest. Most of it flew. Some of it landed on their sleeves.",
      "“I always thought that you were the one who was loved,” said the elder. “I thought it was you,” said the younger. They stood and looked at the grey dust on their sleeves, and neither of them brushed it off. “Then it must have been both,” said the elder.",
      "They took the long road back, with the windows down. The empty urn sat on the rear seat with the belt around it. Somewhere after the second hill {thepair} began to sing, and at the place where the third voice was missing, they left a pause for it.",
    ],
  }),
];
