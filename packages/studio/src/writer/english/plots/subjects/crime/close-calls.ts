import { role, story } from "../subject-story.ts";

/** Thrillers of people with their backs to the wall: an innocent on the run, two agents on one chain, notes about an old guilt. */
export const closeCalls = [
  story({
    says: [
      /\b(?:innocent\w*|wrongly|wrongfully|falsely|framed|did not (?:commit|do)|didn['’]t (?:commit|do)|never (?:committed|did))\b/i,
      /\b(?:escap\w+|fle(?:e|es|d)|r[au]n(?:s|ning)?|on the run|fugitive|prison|jail|hunted|police|breaks? out|broke out|hid(?:es|ing)?)\b/i,
      /\b(?:real|true|actual|right|prov\w+|clear(?:s|ed)? (?:her|his|their|my) name|who (?:really )?did it|find|finds|found|truth)\b/i,
    ],
    unless: /\b(?:twin|dog|cat|child|boy|children|lawyer|juror|jury|journalist|podcast\w*|robot|dragon|king)\b/i,
    of: "adults",
    after: [
      "+ @forest.night(hero run) {Hero} ran until the dogs were only an echo. {He} drank from a ditch. {He} slept in a hollow tree, sitting up, and when it got light {he} saw {his} own face on a post, with a sum below it. It was a good picture. It looked like a person who would do anything. {Hero} tore it down and put it into {his} shoe, against the wet.",
      "@street(hero look) There was just one trail. On the day when it happened, {hero} had seen a man with a sprained wrist, in a blue overall, who had let {him} go first at a door. “There's no blue overall in the file,” they had said. So {hero} went to look for it, from one laundry to the next, at night, at the back doors.",
      "+ @street.night(hero walk) The inspector was always half a day behind {him}. She was thorough, and never tired, and she never shouted. Once {hero} stood in a telephone box across from her hotel. {He} rang her up, and saw her lift the receiver behind the curtain. “I didn't do it,” said {hero}. “They all say that,” she answered. “But they don't usually ring me up. What do you want?” “A blue overall,” said {hero}.",
      "@workshop.night(hero look) In the ninth laundry an old woman scratched her head. “With a sprained wrist?” she said. “He brings it himself. He can't wring.” On a hook, in a bag, hung the overall, and on its collar was the name of a firm for lifts. It had been on a brass plate, in the house where it happened. Down in the yard a car door was shut, very softly.",
    ],
    end: [
      "@workshop.night(hero stand) {Hero} could have got out over the roof. {He} had done so in four towns by now. Instead {he} sat down on a laundry basket with the bag on {his} knees, and waited. In came the inspector who had been half a day behind {him} all the time, with her gun in her hand. “Why aren't you running?” she asked. “Because I've got it,” said {hero}. “Look into the left pocket.”",
      "@workshop.night(hero talk) In the pocket was a work slip, four years old, washed so often that it was nearly cloth. The inspector held it to the lamp for a long time. “It isn't in the file,” she said. “No,” said {hero}. “No one went to the laundry.” She put the gun away. “I didn't go to the laundry,” she said slowly.",
      "@hall(hero stand) The man with the wrist opened the door himself, and saw the bag, and sat down on the stairs. “I've been letting people go first ever since,” he said. It took three judges and one afternoon to give {hero} {his} name back. On the steps outside stood the inspector, without her badge. “Four years,” she said. “I don't know what one says.”",
      "@street.day(hero talk) {Hero} didn't know it either. They work together now, in two rooms above a laundry, for people whom nobody wants to hear about. At the door there's a small ceremony every morning. “After you,” says the inspector. And {hero} says, “No. After you.”",
    ],
  }),
  story({
    says: [
      /\b(?:spy|spies|secret agents?|agents?|bounty hunter|assassins?)\b/i,
      /\b(?:enemy|enemies|(?:russian|american|chinese|british) (?:spy|agent)|rival|rivals|opposite side|other side|opponent|competing|against each other)\b/i,
      /\b(?:handcuff\w*|chained|together|team up|forced|same (?:mission|man|target|train|hotel|car|formula|secret)|must work|had to work|ha[sd] to work|snowed in|stuck|trapped)\b/i,
    ],
    may: [
      role(
        "enemy",
        "enemy agent|enemy spy|russian spy|american spy|chinese agent|enemy|rival agent|rival spy|rival|opponent|russian agent|other agent",
      ),
    ],
    unless: /\b(?:robot|alien|dog|cat|school|wedding|children)\b/i,
    of: "people",
    after: [
      [
        "“Nobody moves,” said {hero} and {enemy} at the same time, and at the same time each of them reached for a gun that wasn't there. They'd met three times before: on a roof, on a ship, and once very briefly under a table. “You,” said {hero}. “You,” said {enemy}. “I had hoped that you'd drowned.”",
        "“Nobody moves,” said both of them at the same time, and at the same time each of them reached for a gun that wasn't there. They'd met three times before: on a roof, on a ship, and once very briefly under a table. “You,” said {hero}. “You,” said the other agent. “I had hoped that you'd drowned.”",
      ],
      [
        "@street(hero run, enemy run) There were men on the stairs, and they belonged to neither side. So they jumped, and as they had not agreed on left or right they hung over the balcony like a pair of trousers. “On three,” said {hero}. “Your three or our three?” asked {enemy}. “In our service we jump on two.” They jumped somewhere in between.",
        "@street(hero run) There were men on the stairs, and they belonged to neither side. So they jumped, and as they had not agreed on left or right they hung over the balcony like a pair of trousers. “On three,” said {hero}. “Your three or ours? In our service we jump on two.” They jumped somewhere in between.",
      ],
      [
        "+ @kitchen.night(hero eat, enemy eat) They hid in a cellar with onions. {Enemy} made soup, and {hero} had to come along for each stir. “It needs salt,” said {hero}. “That's what they teach you over there?” said {enemy}. But there was a second spoon. It came out that they had the same knee, from the same roof, and that neither of them had been home for two Christmases.",
        "+ @kitchen.night(hero eat) They hid in a cellar with onions. One made soup, and the other had to stay close by. “It needs salt,” said {hero}. But there was a second spoon. It came out that they had the same bad knee, from the same roof, and that neither of them had been home for two Christmases.",
      ],
      "@study.night(hero look) At night they did what spies do, and each looked secretly into the other's orders. {Hero} held the paper to the lamp. {He} read it twice. It was the same order, word for word, with the same date, down to the same mistake in the last line. “Get rid of the other one,” it said. “Then come to the bridge.” And both were signed in the same green ink.",
    ],
    end: [
      [
        "@street.night(hero stand, enemy stand) “One and the same man has been sending us both,” said {hero}. “For years. And he's been paid twice.” {Enemy} said a word that is not in the dictionaries. At dawn a fat man in a fur collar stood on the bridge and looked at his watch. He had not expected that there would be two.",
        "@street.night(hero stand) “One and the same man has been sending us both,” said {hero}. “For years. And he's been paid twice.” The answer was a word that is not in the dictionaries. At dawn a fat man in a fur collar stood on the bridge and looked at his watch. He had not expected that there would be two.",
      ],
      "@street.dawn(hero talk) “How nice,” said the man in the fur collar, and his hand went into his coat. “On three,” said {hero}. This time they jumped together. But when the sun rose, the man was sitting on the railing, tied up with his own scarf, and from his pocket stuck a bottle of green ink.",
      "+ @street.day(hero walk) They delivered him in the middle of the bridge, half of him to one side, half to the other. There were telephone calls, and a great many faces turned red. In the end both services were very quiet about it, and gave each of them a holiday. “Well,” said {hero}. It felt strange to have two free hands, and nobody to pull at them.",
      [
        "@kitchen(hero cook, enemy eat) In a seaside town where no one asks questions there's a small place that serves onion soup. {Hero} cooks, and {enemy} says what's missing. They still don't agree on anything, and they look behind the curtains before they sit down. On the counter stand two salt cellars. “On three,” says {hero}, and they both try the soup.",
        "@kitchen(hero cook) In a seaside town where no one asks questions there's a small place that serves onion soup. Two people run it who don't agree on anything and who look behind the curtains before they sit down. On the counter stand two salt cellars. “On three,” says {hero}, and they both try the soup.",
      ],
    ],
  }),
  story({
    says: [
      /\b(?:hit|hits|ran over|run over|knock(?:s|ed)? down|killed|accident|buried|bury|hit-and-run|left (?:him|her|a man|a woman) (?:lying|behind|on)|drowned)\b/i,
      /\b(?:hid|hides?|hidden|swore|swear|secret|silent|silence|cover(?:s|ed)? (?:it )?up|bury|buried|told no one|tell no one|never (?:tell|speak|told)|drove (?:off|away|on)|drives? (?:off|away|on))\b/i,
      /\b(?:notes?|messages?|letters?|texts?|calls?|photos?|someone knows|somebody knows|saw (?:it|them)|knows what|knew what|comes back|came back|blackmail\w*)\b/i,
      /\b(?:friends|teenagers|students|girls|boys|couple|brothers|sisters|siblings|classmates|cousins|colleagues|husband and wife|they|group)\b/i,
    ],
    unless: /\b(?:dog|cat|deer|treasure|children|funny|ghost\w*)\b/i,
    of: "people",
    after: [
      "@room.night(hero read) “I was there,” said the first note. {Hero} burned it, and stood over the ashes. They met that night for the first time since, all of them, in the same room as then, and none of them took off a coat. “It's a joke,” they said. Then they looked round the circle, and each of them moved a little away from the next.",
      "+ @room.night(hero sit) The second note had a drawing of the place, with a cross where it had happened. They began to quarrel. Who had said that nobody would ever know? Who had been so sure that there was nothing to be done? {Hero} said nothing. {He} remembered that night better than the others. {He} remembered that {he} had heard a voice behind them, as they drove off. {He} had never told them.",
      "+ @street.night(hero stand) One after another they broke. One moved away without leaving an address. Another slept with the light on and answered to no name. {Hero} found {himself} on that road, at night, without knowing how {he} had come there. {He} stood on the spot with the cross. Somebody had put a jar there, with a candle in it, and it was burning.",
      "@room.night(hero read) The next note came to {hero} alone, and it was longer. “I don't want money,” it said. “I only want one of you to come by yourself and say it. Thursday, at the hour you know.” And underneath, in the same small hand, there was one line more: “You were the one who looked back.”",
    ],
    end: [
      "@street.night(hero look) On Thursday, at the hour, {hero} came on foot. On the bank by the road sat a man, with a stick across his knees, and beside him burned the candle. {Hero} knew him. {He} had seen him lying there, every night since, whenever {he} shut {his} eyes. “You're alive,” said {hero}, and {his} knees gave way. “I called after you,” said the man. “You turned your head.”",
      "@street.night(hero sit) He told it without anger. It had been the leg, and it had been half a year of his life. “I could have gone to the police,” he said. “But I wanted to see if there's anybody who can say it without being made to.”",
      "@street.night(hero talk) {Hero} said it. “I heard you. I let them drive on. I'm sorry.” The man nodded. He blew out the candle. “Now we'll go to the police,” he said, “you and I. Give me your arm, it's a long way with this leg.” And {hero} gave it to him.",
      "@street.day(hero walk) The others came as well, in the end, one at a time, and it was almost a relief. {Hero} still drives that road on Thursdays, slowly, with the window down. There's a man with a stick who likes to be taken to the market. He gets in, and says each time, “You looked back.” And {hero} says, “Not soon enough.”",
    ],
  }),
  story({
    says: [
      /\b(?:found dead|murder\w*|killed|dead body|body|poisoned|strangled|corpse)\b/i,
      /\b(?:restaurant|hotel|theat(?:re|er)|opera|circus|bakery|hospital|university|factory|studio|film set|ballet|orchestra|wedding|salon|ski resort|spa|market|kitchen|freezer)\b/i,
      role(
        "sleuth",
        "dishwasher|waiter|waitress|chambermaid|maid|porter|cleaner|receptionist|bellboy|cloakroom attendant|usher|prompter|cook|apprentice|student|seamstress|make-up artist|stagehand|clown|nurse|pianist|violinist|hairdresser|assistant|janitor|trainee|intern|barman|concierge|bartender",
      ),
      /\b(?:investigat\w*|solv\w*|find|finds|found out|must|clues?|suspect\w*|prove|proof|search\w*|who did it|detective|truth|discover\w*|mystery|case)\b/i,
    ],
    lead: "sleuth",
    unless:
      /\b(?:ghost\w*|vampire|zombie\w*|years ago|in love|patients|inspector|policeman|policewoman|memory|hotel room)\b/i,
    of: "people",
    after: [
      "“Don't touch anything,” said the police, and walked right past {hero}, as people do. Nobody lowers a voice because of you. {Hero} stood there with a cloth in {his} hand, and heard it all: that there had been no stranger in the house, that all the doors were locked, and that they already had their man. They were wrong. {Hero} knew it at once.",
      "For {hero} had seen the cups. There'd been two of them that night, and one had been washed up. It had been washed up badly, with a rim of lipstick left on the inside, where nobody looks who has never done it for a living. Whoever had rinsed that cup had always had other people to do it. {Hero} wrapped it in a cloth, and put it on the top shelf.",
      "+ {Hero} had tried to tell them. They'd given {him} their coats. So {he} made a list, on the back of an order pad, and went about {his} work as always, with {his} ears open. {He} wrote down who was pale, who ate for two, and who said “poor thing” and forgot to look sad.",
      "It was the keys that settled it. A key hung on every hook, as it should, but one of them was wet. There's only one person in a house like this who has all the keys, and who never carries so much as a cup. “Madam,” said {hero} that evening, and held out a tray to the owner. “Your coffee. I've put it in the cup that you like.”",
    ],
    end: [
      "The owner looked at the cup. “I washed that,” she said. Behind the swing door stood the whole staff, and in front of them a policeman. “Inside as well?” asked {hero} gently.",
      "It had been about money, as it mostly is. The books had been false for years, and one person had counted them up and wouldn't keep quiet. “It was only meant to be a talk, over a cup of coffee,” said the owner.",
      "+ The man whom they had locked up came out the same night. He didn't know whom to thank, and so he thanked the inspector. {Hero} was already back at work. But the young policeman hung up his own coat, and waited until {he} had finished. “What else do you see?” he asked. {Hero} dried {his} hands. “You've got a button loose,” {he} said, “and you haven't had any supper.”",
      "The house belongs to those who work in it today, and there's always soup for the police. On the top shelf, behind glass, stands a cup with a rim of lipstick. {Hero} shows it to every new one on the first day. “Wash the inside,” says {hero}, “and keep your ears open.”",
    ],
  }),
];
