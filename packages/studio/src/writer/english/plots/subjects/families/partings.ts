import { role, story } from "../subject-story.ts";

/** Stories of what couples and families share when they part: a parrot, a flat, a last drive. */
export const partings = [
  story({
    says: [
      /\b(?:divorc\w+|separat(?:ed|ing|ion|e)|split(?:s|ting)? up|br(?:eak|oke|eaking) up|break-?up|ex-?(?:wife|husband|girlfriend|boyfriend|partner)?)\b/i,
      role("beast", "parrot|dog|cat|tortoise|budgie|rabbit|horse|goldfish"),
      /\b(?:custody|who (?:gets|got|keeps|kept)|gets? to keep|got to keep|shar(?:e|es|ed|ing) (?:\w+ ){0,3}?(?:parrot|dog|cat|tortoise|budgie|rabbit|horse)|fights? over|fought over|both want\w*|cannot agree|could not agree|can't agree|court)\b/i,
    ],
    unless: /\b(?:murder\w*|ghost|vampires?|killer|dummy|ventriloquist|trophy|tennis|runs? away|ran away)\b/i,
    of: "people",
    after: [
      "The lamps had been easy to divide, and the saucepans too. But {beast} could not be cut in half. So a plan was drawn up: one week in the old flat, one week in the new one, handed over on Sundays at five, by the fountain. {Hero} signed it in triplicate.",
      "+ @park(hero look, beast sit) On the first Sunday {beast} arrived with a suitcase that was bigger than {beast}. There was food in it for a month, a blanket, and a list of two pages. Point nine said: No draughts. Point ten said: Sulks on Mondays, do not take it personally. {Hero} knew that handwriting and could have thrown the list into the fountain.",
      "@room(beast sit) It went wrong from the start. On Monday {beast} sulked, and on Tuesday {beast} would not eat. {Beast} sat facing the front door, as if it only had to be looked at for long enough, and the other one would come in with the shopping. In the other flat, on the other Monday, it was exactly the same. “What have you done?” said the telephone. “Nothing! And you?”",
      "@room(hero talk, beast sit) The vet listened with her head on one side. “I can't find anything wrong,” she said at last. “How do you talk to each other when you hand over?” “We don't,” said {hero}. “And before, when you were still married?” There was a silence. “Loudly,” said {hero}. “I see,” said the vet. “Then you have here the only one in the family who still hopes.”",
      "+ @room(beast look) Nobody had thought of it like that. All the letters from lawyers had been about a right, and a half, and who had paid. Out in the waiting room {beast} looked from one face to the other, and back again, as at a game of tennis in which the ball has been lost.",
    ],
    end: [
      "@park “Let's ask {beast},” said {hero}. They sat down on two benches in the park, thirty steps apart, and opened the basket in the middle. {Beast} looked left. {Beast} looked right. Then {beast} walked to neither of them, settled down precisely where the two paths met, and waited, with all the patience in the world, for them to come.",
      "@park So they came. They sat on the grass, for the first time in a year, and because silence would have been rude, they talked: about the food, about Mondays, then about the lamps, and at last about what had been sad. They did not marry again. But nobody shouted. Halfway through {beast} stole a sandwich.",
      "@park The plan has been torn up. On Sundays at five there is a picnic by the fountain, with three places laid. Afterwards {beast} goes home with one of them, today this one, next week that one. But first {beast} steals a sandwich, and for as long as that takes they are a family.",
    ],
  }),
  story({
    says: [
      /\b(?:ex[- ](?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)|exes|ex-couple|former (?:husband|wife|couple|partner)|my ex|her ex|his ex|br(?:oke|oken|eak) up)\b/i,
      /\b(?:move\w* (?:back )?(?:in|into)|liv(?:e|es|ed|ing) (?:together|under one roof|with)|neither (?:can|could) (?:afford to )?move out|lease r[au]ns?|share\w*|same (?:flat|apartment|house|cabin|room|roof)|under one roof|double[- ]booked)\b/i,
      /\b(?:has to|have to|had to|forced|must|stuck|burst|flood\w*|fire|snow\w*|mistake|cannot afford|could not afford|lease|landlord|double[- ]booked|weeks?|months?)\b/i,
    ],
    may: [
      role(
        "ex",
        "ex-husband|ex-wife|ex-boyfriend|ex-girlfriend|ex-partner|ex-fiancé|ex-fiancée|ex husband|ex wife|ex boyfriend|ex girlfriend|ex",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|lift|elevator|divorcing|grandmother|line through|children|kids|lorry)\b/i,
    of: "people",
    after: [
      [
        "@corridor(hero write) There were rules, and they hung on the bathroom door. No questions about visitors. No remarks about the washing-up. The left shelf is the left shelf. {Hero} had written the first half, {ex} had written the second, and both had underlined the word temporary.",
        "@corridor(hero write) There were rules, and they hung on the bathroom door. No questions about visitors. No remarks about the washing-up. The left shelf is the left shelf. {Hero} had written the first half, the other had written the second, and both had underlined the word temporary.",
      ],
      [
        "@kitchen.night(hero stand, ex talk) The first evening was spent behind two shut doors. At nine {hero} wanted a cup of tea, heard a step in the kitchen, and waited. At ten the step was still there. When {hero} came out at last, there were two cups on the table, and in one of them the milk had been put in first. “Habit,” said {ex} quickly.",
        "@kitchen.night(hero stand, ex talk) The first evening was spent behind two shut doors. At nine {hero} wanted a cup of tea, heard a step in the kitchen, and waited. At ten the step was still there. When {hero} came out at last, there were two cups on the table, and in one of them the milk had been put in first. “Habit,” said the other quickly.",
      ],
      [
        "+ @kitchen(hero look, ex read) It is no small thing to see a person every morning whom {hero} had taken such trouble to forget. {Ex} still sang in the shower, and still only the refrain. {Ex} still read out the headlines to nobody. But there was a cookery book that {hero} did not know, and a pair of running shoes. “Since when do you run?” asked {hero}. “Since you left. I had to go somewhere.”",
        "+ @kitchen(hero look, ex read) It is no small thing to see a person every morning whom {hero} had taken such trouble to forget. The other still sang in the shower, and still only the refrain. The other still read out the headlines to nobody. But there was a cookery book that {hero} did not know, and a pair of running shoes. “Since when do you run?” asked {hero}. “Since you left. I had to go somewhere.”",
      ],
      [
        "+ @bedroom(hero sleep, ex give) In the second week {hero} caught a fever. The rules said nothing about fevers. “Don't come in,” croaked {hero}. {Ex} came in, with soup, and put a cold cloth where it was needed, without having to ask where that was. “Why are you doing this?” “Because I know how,” said {ex}. “It would be a waste.”",
        "+ @bedroom(hero sleep, ex give) In the second week {hero} caught a fever. The rules said nothing about fevers. “Don't come in,” croaked {hero}. The other came in, with soup, and put a cold cloth where it was needed, without having to ask where that was. “Why are you doing this?” “Because I know how,” said the other. “It would be a waste.”",
      ],
      [
        "@bedroom.night(hero talk, ex talk) That night {they} broke the first rule, and then the rest. {They} said what each had thought about {ex} for all that time, in the dark, through the open door, and it was not polite. But {hero} had believed that it had been too little love. And now it turned out that it had been mostly tiredness, and two people who were both waiting to be asked.",
        "@bedroom.night(hero talk, ex talk) That night {they} broke the first rule, and then the rest. {They} said what each had thought about the other for all that time, in the dark, through the open door, and it was not polite. But {hero} had believed that it had been too little love. And now it turned out that it had been mostly tiredness, and two people who were both waiting to be asked.",
      ],
    ],
    end: [
      [
        "@corridor(hero carry, ex talk) Then everything was mended at last, and the removal van stood below, with its doors open. {Hero} carried down the boxes. There were only four. With the last one {he} stopped in the hall. “Well, then,” said {ex}. “Thank you for the tea,” said {hero}. Neither of them moved, and the driver sounded his horn.",
        "@corridor(hero carry, ex talk) Then everything was mended at last, and the removal van stood below, with its doors open. {Hero} carried down the boxes. There were only four. With the last one {he} stopped in the hall. “Well, then,” said the other. “Thank you for the tea,” said {hero}. Neither of them moved, and the driver sounded his horn.",
      ],
      [
        "@corridor(hero stand, ex talk) “I'd like to ask something,” said {ex}. “It's against the rules.” “They were temporary,” said {hero}. “Will you have dinner with me? Not here. Somewhere with a menu. You'd come in at the door, and I'd stand up, and we'd start with our names.” {Hero} put down the box on the very shelf that was not {his}.",
        "@corridor(hero stand, ex talk) “I'd like to ask something,” said the other. “It's against the rules.” “They were temporary,” said {hero}. “Will you have dinner with me? Not here. Somewhere with a menu. You'd come in at the door, and I'd stand up, and we'd start with our names.” {Hero} put down the box on the very shelf that was not {his}.",
      ],
      "@corridor(hero stand, ex stand) {They} live in two flats, at ten minutes' distance. It is a good distance to go and fetch each other. On the bathroom door in each of them hangs the same sheet of paper. All the rules have been crossed out but the last: Milk first.",
    ],
  }),
  story({
    says: [
      role("child", "daughter|son|granddaughter|grandson|girl|boy"),
      /\b(?:to|for|at|off to|leaves for|left for) (?:the |her |his )?(?:university|college|uni)\b|\b(?:university|college) (?:town|dorm|halls?)\b/i,
      /\b(?:drives?|drove|takes?|took|brings?|brought|leav\w+|left|goodbye|moves? out|moved out|say|last (?:night|day|evening|drive)|journey|alone)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|enrol\w*|retired|pensioner|both|hacker|professor|falls? in love|fell in love)\b/i,
    of: "adults",
    after: [
      "The car was so full that {child} had to hold the standard lamp between {childhis} knees. “You won't need a waffle iron,” {hero} had said. “You never know,” {child} had said. For the first hour they talked of nothing but the way, though there was only one road and it went straight on.",
      "+ {Hero} had prepared a speech. It began with laundry and ended with love, and {hero} had practised it in the garage. But at each place where it could have begun, there was a lorry to be overtaken, or {child} was asleep, or only looking out of the window in a way that {hero} knew from very long ago, from the first day at school.",
      "@restaurant(hero talk, child eat) They stopped for chips. “Do you remember,” said {child}, “how you taught me to ride a bike, and you said that you were holding on?” “I was holding on,” said {hero}. “You'd let go at the bakery. I saw your shadow stay behind.” {Hero} put a chip down. All those years {childhe} had known it. “Why didn't you say?” “You looked so proud.”",
      "@bedroom(hero carry, child carry) The room was on the fourth floor, and as big as a cupboard. They carried everything up. {Hero} made the bed, which nobody had asked for, and tightened a screw in the chair. Then there was nothing more to be done. Down in the yard other families stood beside other cars, and none of them knew where to put their hands.",
      "@bedroom(hero look, child look) “Right,” said {hero}. “Right,” said {child}. Every word was gone. {Hero} felt in {his} pocket for the car keys and found something else instead, which had been in there since the spring: the little red bell from a child's bicycle. {He} had meant to mend it.",
    ],
    end: [
      "@bedroom(hero hug, child hug) {Hero} held it out, since {he} could not speak. {Child} took it and rang it once. It still squeaked. “I'll let go now,” said {hero}, and it came out quite hoarse. “At the bakery?” asked {child}. “At the bakery.” And then they held on to each other so tightly that the lamp fell over.",
      "+ @restaurant(hero eat) On the way home the car was much too light. {Hero} stopped at the same place, ordered chips for two by mistake and ate them both. When {he} got back on the road, the telephone lit up on the empty seat. There was a photograph: four strangers in a tiny kitchen, all laughing, with plates in their hands. Beneath it {child} had written: You never know.",
      "@bedroom(hero sit) Every Sunday at six it rings, twice, with a squeak in it, before anybody says hello. Then {hero} sits down on the edge of that neat, empty bed upstairs, and is told everything. And when it is over, {he} always says the same thing: “I'm still holding on, you know.” “I know,” says {child}. “I can see your shadow.”",
    ],
  }),
  story({
    says: [
      /\b(?:couple|husband|wife|parents|married|mother|father|marriage)\b|\band \p{Lu}\p{Ll}+ (?:sit|sat|do|did|have|had|are|were|no longer)\b/iu,
      /\b(?:(?:last|youngest) of (?:their|the|her|his) (?:\w+ )?(?:children|kids)|empty nest|(?:children|kids|last child|youngest|son|daughter) (?:has |have |had |is |are )?(?:all )?(?:moved|moves?|left|gone|leaves?|flown|grown)(?: up and)? ?(?:out|home|away|the house|the nest)?)\b/i,
      /\b(?:quiet|silen\w+|empty|no longer|nothing to (?:say|talk)|strangers|talk about|what to do|alone|lonely|first (?:evening|time)|again|bored)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|divorc\w*|widow\w*|robot|alien|birds?|university|college|died|dead)\b/i,
    of: "adults",
    after: [
      "@kitchen(hero cook) The fridge was the worst. For twenty years it had been a battlefield, and now the same piece of cheese lay in it from Monday to Friday, and nobody had put a name on it. At supper {hero} cooked noodles for an army. They were eaten for four days.",
      "+ @kitchen.dusk(hero eat, mate eat) “Could you pass the salt?” was said on Tuesday. “It's going to rain,” was said on Wednesday. It was always the children who had done the talking, with their mouths full, all at once. Now the clock could be heard. {Hero} had never noticed that there was a clock.",
      "@bedroom(hero look, mate look) On Friday there was a bang above their heads. They both looked up, and for a second it was as it used to be: somebody had fallen out of a bunk bed. But it was only a shelf. On the stairs they nearly ran into each other. In the children's room lay a heap of board games, dice, paper money and one rubber snake.",
      "@bedroom(hero sit, mate sit) “We never got to finish that one,” said {hero}, and held up a box with a torn lid. There had always been tears, or bedtime. They sat down on the carpet, in the middle of all those things, and read the rules. It appeared that the whole family had been playing it wrong for years. The one who had made up the false rules grew rather red.",
      "@bedroom.night(hero sit, mate sit) They played until midnight. There was cheating, and it was discovered. “You always look at the ceiling when you cheat,” came the accusation. “You know that?” “I know everything about your face. I just haven't had the time to look.” The dice rolled under the bed, and nobody fetched them. All at once it was quiet again, but it was a different quiet.",
    ],
    end: [
      "@bedroom.dawn(hero talk, mate talk) “Who are you when you aren't making packed lunches?” {hero} wanted to know. It was meant as a joke. But the answer took some thinking. There had been a plan with a motorbike, once, and one with the stars. There had been a dance, in a cellar, in the wrong shoes. They talked till the birds began, and were astonished to be so hungry.",
      "+ @kitchen(hero talk) The telephone rang on Sunday, at the usual time. “We were worried,” said the children, all at once, with their mouths full. “You didn't pick up yesterday. Where were you?” {Hero} looked across the kitchen. “Out,” {hero} said. “Out where? Until when?” “Late,” said {hero}. “And we don't want to talk about it.” There was a shocked silence on the line.",
      "@corridor In the hall hang two helmets, and between them a map with a pin in it for every place where the stars are good. The fridge holds cheese, olives and a bottle with a bow on it. Somebody has put a name on it after all. And the rubber snake lies in the bed, on whichever side is not expecting it.",
    ],
  }),
];
