import { role, story } from "../subject-story.ts";
import { namedOrOther } from "./named-or-other.ts";

const PARTED =
  /\b(?:divorc\w+|separat(?:ed|ing)|split(?:ting)? up|splits? up|ex[- ]?(?:husband|wife|couple|partner|spouse)s?|broke up|break up|breakup|exes)\b/i;

/** Stories of couples who part, have parted or only think so. */
export const divorced = [
  story({
    says: [
      PARTED,
      /\b(?:flat|apartment|house|home|roof|rent|move out|moved out|lease|room|caravan|boat)\b/i,
      /\b(?:line|half|halves|share\w*|together|neither|same|still (?:live|lived)|liv(?:e|es|ed|ing)|afford|divide\w*|split|stuck|wall|tape)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|robot|parrot|dog|lift|elevator|grandmother|train)\b/i,
    of: "people",
    after: [
      "@room On the first evening the rules were made. The kitchen until seven and the kitchen after seven. The left shelf and the right. The bathroom had a timetable, and the balcony belonged to the one on odd days and to the other on even ones. The cat had not been asked. It lay down exactly on the border and washed itself.",
      "+ @room They wrote to each other on yellow notes. Your spoon is in my half. Your radio can be heard in my half. By the end of the week there were so many of them that they rustled whenever a door was opened. On one, without any heading, it only said: There's soup. It is on the line.",
      "+ @corridor The neighbours heard that there was suddenly no more shouting, and began to worry. “Are they all right in there?” the old man from upstairs asked the postman. “They've divided it up,” said the postman. “Even the letterbox. I have to throw in the bills in the middle.”",
      "@room(hero stand, mate stand) Then the heating failed in the coldest week of the year. There was just one electric heater, and it stood in the right half, and just one socket that worked, and that was in the left. They both stood in front of it in their coats with the plug and the cable. Neither wanted to be the one who asked.",
      "@room(hero sit, mate sit) In the end they put the heater on the line, and sat down on either side of it, each in their own half, and held out their hands. It was quiet. “Why did we never do that before?” asked the one. “What?” “Sit somewhere. You were always standing. You always had one arm in your coat already.” The other looked down. It was true. Even now.",
    ],
    end: [
      "@room(hero talk, mate talk) One arm came slowly out of the coat, and then the other. They talked until the heater was glowing: about the years when they had been too tired, about the child that had not come, about who had stopped first. It was a sad talk and a good one.",
      "@kitchen In the morning the heating was running again. They looked at the floor. “I don't think that I want to be married to you any more,” said the one, “the way we were.” “No,” said the other, “not like that. Not to that person with the coat.” They fetched the scrubbing brush and scrubbed, from both sides, and met by the stove.",
      "+ @room It did not all go away. In some places the floor is lighter now than it was before. The yellow notes were taken down, all but one. The old man from upstairs was invited, and for the first time in months he was allowed to sit where he wished.",
      "@corridor They don't know what they are to each other, and have put off deciding till the summer. There is soup at seven. By the door hang two coats, on two hooks, and they hang there for whole evenings. The cat looks for the line, and finds it each time, and lies down across it.",
    ],
  }),
  story({
    says: [
      PARTED,
      /\b(?:dog|parrot|cat|custody|trophy|car|house|piano|boat|camper|trip|holiday|cruise|honeymoon|wedding|vacation|christmas|journey|drive|hike|hiking|son|daughter|kids?|children|child)\b/i,
      /\b(?:together|both|custody|shar(?:e|es|ed|ing)|keep|keeps|pretend\w*|last|must|have to|had to|fight|fought|same|search\w*|look\w*|lost|missing|find|repeat\w*|again|forced|stuck|without telling|booked|hide|hid|parents)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robot|lift|elevator|grandmother|blizzard|rescuer|proposed in|great wall|line|time machine|cookery|secretly|lawyer|dummy|ventriloquist|parrot|custody of|who got the|gets? custody|elderly|fifty years|forty years|grown-up|both of them|sells?|sold|siblings?|brothers?|sisters?)\b/i,
    of: "people",
    after: [
      "They had agreed to be adults about it. Being adults lasted until the first corner, where one of them wanted to go left. “You always want left,” said the one. “You've never once read a sign,” said the other. It was an old song, and they knew all of its verses.",
      "+ The truth was that they worked well as a team, and it annoyed both of them. The one knew without looking where the other had put the keys. The other knew, by the way a bag was set down, that it was time for something to eat. Two sandwiches were handed over without a word. The gherkin had been taken out. Somebody had remembered about the gherkin.",
      "+ @cafe “Are you on your honeymoon?” asked a waitress, because they were laughing just then. “We're divorced,” they said, both at once. “Oh,” said the waitress, and looked from the one to the other. “I wish that my husband and I were divorced like that.”",
      "In the middle of it everything went wrong, and they stood in the rain, and the song began again, louder, and with the verses that they had always left out: the money, the mother, that one night. People turned round. “You gave up!” shouted the one. “You let me!” shouted the other. After that there was only the rain.",
      "“Do you know when I knew?” said the other at last. “When you stopped correcting me. I said the capital of Australia was Sydney, and you just nodded.” “I thought that you were tired of it.” “I said it on purpose! I'd been saying wrong things for weeks. I wanted you to say something.” They looked at each other with water running down their faces.",
    ],
    end: [
      "“It's Canberra,” said the one. It sounded like something else. And the other, soaked, furious, with hair plastered flat, began to smile. Then they did what had to be done, and they did it together, the one on the left and the other on the right. It took them ten minutes.",
      "They did not get married again. They had been rather good at loving each other and very bad at living together, and it was a relief to say so. But on the way back they went the long way round. “Left?” asked the one. “If you like,” said the other. “The sign says right.” “Then right.” “No. Left is nicer.”",
      "+ What had belonged to both of them went on belonging to both. They drew up a plan for it, and neither of them kept to it. Whenever it was handed over at the door, the visitor stayed for a coffee, and the coffee lasted until supper.",
      "@kitchen A postcard comes every month, though they live in the same town. There is always a mistake on it. The Nile flows through Vienna, says the latest. It is stuck on the fridge, corrected in red, with an exclamation mark and a small, crooked heart.",
    ],
  }),
  story({
    says: [
      /\b(?:marriage|married|couple|husband|wife)\b/i,
      /\b(?:anniversary|years|decades|old|golden|silver)\b/i,
      /\b(?:anniversary|routine|bored|no longer talk\w*|silence|forg[eo]t\w*|surprise|last (?:dance|trip|summer)|renew\w*|vows|stopped talking|argu\w+|quarrel\w*|never (?:danced|travelled|seen the sea)|decid\w+ to (?:divorce|separate)|seaside|retire\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|robot|divorc\w*|dementia|alzheimer\w*|widow\w*|dead|died|affair|letters?|actor|affairs|robbery|bank|forgotten who|planet|secretly|forgotten|sold|steals?|stole|present|forg[eo]t\w* (?:\w+ ){0,5}?anniversary)\b/i,
    of: "people",
    after: [
      "+ @kitchen(hero eat, mate read) After such a long time there is not much that two people don't know about each other. They knew who took which cup. They knew each other's coughs. At breakfast the one passed the jam before it was asked for, and the other turned the page before the first had finished, and neither said a word about it. They had said all the words already.",
      "@kitchen(hero talk, mate look) “Is that all, now?” said the one on a perfectly ordinary morning. It had simply slipped out. The other lowered the newspaper. They really looked at each other, and were both startled, for each of them saw an old person whom they only knew by sight.",
      "+ @kitchen(hero talk, mate talk) “When did you get that mole?” “In 1998.” “It suits you.” It was something to begin with. But after that they could think of nothing more, and the clock on the wall, a present from the wedding, ticked as loudly as if it were paid for it.",
      "@street(hero stand, mate stand) So they decided to do it all once more as it had been on the first day. They put on what still fitted. They went to the place where they had met. It was a car park now. There had been a bench with a lilac, and here stood a machine for tickets, and it began to rain, and the machine wanted coins that no longer existed.",
      "@street(hero talk, mate stand) They quarrelled properly, which they hadn't done for ten years, about whose idea it had been. “You've never really seen me!” shouted the one across the wet cars. “What colour are my eyes? Don't look! Tell me!” The other stood there with closed eyes, and the rain ran down the glasses. “Brown,” said the other, “with a green bit in the left one, at the lower edge, like a leaf in tea.”",
    ],
    end: [
      "@street(hero look, mate talk) It was very quiet in the car park. “You've never told me that,” said the one. “I've looked at it every morning,” said the other, “over the paper. What do you think I do behind there? I only turn the pages so that you don't notice.” It took both hands and the ticket machine to stay upright. All those mornings. All that rustling.",
      "@street(hero dance, mate dance) They danced, between a van and a pillar, because there was music coming out of one of the cars. It was far too fast for them. A young man rolled down his window to complain, and then turned the music up instead. In the puddles two old people went round, and round again.",
      "+ @bus On the way home they bought a new clock, a silent one. And a lilac, which was too big for the bus. It stood in the aisle, and all the passengers had to hold a branch.",
      "@kitchen(hero talk, mate talk) At breakfast the newspaper lies folded beside the plate these days. They have so much to look at. The jam is passed across at just the right moment as ever. But first there is a question, and it is a different one each morning. “What colour is my left knee?” asked the one today.",
    ],
  }),
  ...namedOrOther(
    {
      says: [
        /\b(?:long[- ]distance|different (?:countries|continents|cities)|(?:other|opposite) (?:side|end)s? of the world|video calls?|time zones?|thousands? of (?:miles|kilomet\w+))\b/i,
        /\b(?:love\w*|relationship|couple|girlfriend|boyfriend|husband|wife|fianc[eé]e?|marriage|romance)\b/i,
      ],
      unless: /\b(?:murder\w*|ghost|vampires?|killer|robot|lorry|truck\w*|scrabble|astronaut|space\w*|mars)\b/i,
      of: "people",
      after: [
        "@room(hero eat) When it was breakfast for the one, it was supper for {other}. So they had one meal a day together, with two lamps and two screens. “Pass me the salt,” said {hero}, and on the other side of the world a hand pushed a salt cellar towards the camera. It was their oldest joke.",
        "@room(hero look) It worked as long as nothing happened. They watched the same films, with a countdown. They fell asleep with the line open and heard each other breathe. But a screen can't carry a bag upstairs. {Hero} had a fever in March, and the best that {other} could do was to order soup, from thousands of miles away, to the wrong door.",
        "+ @room(hero talk) “The boy next door liked it,” said {hero} in a thick voice. “He says thank you.” {Other} did not laugh. “I should have brought it,” {other} said. “With my own hands. I should have spilled it on the stairs.” For a while there was only the humming of the line.",
        "@room(hero write) Then there were days on which somebody was too tired, and days on which the picture froze in the middle of a sentence. Once it froze on a face that was looking away. {Hero} sat in front of it for an hour. “Perhaps,” {he} wrote that night, “we should stop.”",
        "+ @room(hero eat) No answer came. The next day at mealtime the screen stayed black. {Hero} laid the table all the same, out of habit, and set the laptop on its place. It was black the day after as well, and the day after that. {He} ate on {his} own and looked at {his} own reflection. It had put the salt on the wrong side.",
      ],
      end: [
        "@room(hero talk) On the fourth evening after that the laptop lit up. There was the face, grey and tired, with a strange wall behind it. “Sorry,” it said. “I had no signal. Can you pass me the salt?” “That isn't funny now,” said {hero}. “I mean it,” said the face. “I've got a plate of soup in my hand, and I've spilled half of it. Which floor is it?”",
        "@corridor(hero run, other stand) {Hero} {was} down the stairs before the picture had gone out. There between the letterboxes stood a person with a rucksack, a real one, with a smell of aeroplane and with soup on the shoes. “You've got legs,” said {hero}. “Two,” said {other}. It was a while before anybody said anything more.",
        "+ @room(hero talk, other talk) It turned out that they had to learn each other all over again, in full size. The one hogged the blanket. {Other} whistled in the bathroom. They quarrelled for the first time without a button to hang up, and went on sitting there, and it passed.",
        "@room(hero eat, other give) The table has been moved back to the middle. On one side a laptop still leans against the wall, shut, with a tablecloth over it. At supper {hero} will hold out a hand without looking. “Salt,” {he} will say, and it is put into it, and sometimes the hand that brings it stays there for a bit.",
      ],
    },
    role("other", "boyfriend|girlfriend|fiancé|fiancée|husband|wife"),
  ),
];
