import { story } from "../subject-story.ts";

/** Stories of people who work side by side and would rather not. */
export const closeQuarters = [
  story({
    says: [
      /\b(?:ex[- ]?(?:wife|husband|partner|boyfriend|girlfriend|lovers?|couple|spouses?)|exes|divorced|divorcees?|separated couple|former (?:lovers|couple|husband|wife))\b/i,
      /\b(?:shift|ambulance|hospital|kitchen|fire station|same (?:crew|team|company|department|restaurant|ship|night)|work together|worked together|colleagues|paramedics?|nurses?|pilots?|cockpit|night train|lighthouse|partners? (?:at|on)|assigned)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|spy|spies|revenge|kidnap\w*|custody|children|kids|dog|cat|heist|detectives?|mountain rescu\w*|wedding)\b/i,
    of: "people",
    after: [
      "The list of shifts hung on the wall, and there was no other. Two names stood side by side on it, as they had once stood beside a doorbell. “It's only until the end of the month,” said the boss, and looked at the ceiling. “Surely you can be grown-ups until the end of the month.”",
      "The two of them were grown-ups at work. They said please, and thank you, and your turn. They divided the biscuits with a ruler. But each of them still knew how the other breathed when something was wrong, and that was hard to unlearn. At two in the morning, without a word, two cups stood on the table, and in the second there was the right amount of sugar.",
      "+ Once they quarrelled after all, in whispers, about the green sofa. It had been four years ago. They went through it from the beginning, with everybody who had been in the room. “You never said that you liked it,” came the hiss from the left. “You never asked,” came the hiss from the right. After that it was quieter than before, but in another way.",
      "Then came the night on which everything happened at once. The telephone rang without a stop, the lamp failed, and of the others nobody could get through. There was no time for please and thank you. There was only a life that hung by a thread, and two people who had to hold it.",
    ],
    end: [
      "They did not speak. The first held out a hand, and the other had already put into it what it needed. The first pressed, and the other counted. When the arms of the first gave out, the other took over in the middle of a beat, so that there was no gap. They had once danced like that, at their own wedding.",
      "Towards morning it was over, and it was good. They sat on the step outside, back to back, too tired to sit up in any other way. “We were always good at nights,” said the one on the left. “It was the days,” said the one on the right. Then they laughed until somebody opened a window, because it was so true, and because it did not hurt.",
      "+ “I'd have liked to keep the sofa,” said the one on the left. “I know. I took it because you wanted it.” They watched the sun come up behind the bins. It was a long way from being love again. But it was no longer war, and neither of them had noticed on which day it had ended.",
      "At the end of the month a new list hung on the wall, with the two names far apart. Next morning the two names stood side by side again. In the night both of them had taken a pen, each in another colour. In the room with the cups there is a green sofa now.",
    ],
  }),
  story({
    says: [
      /\b(?:butcher|vegan|baker|florist|barber|bookseller|shopkeepers?|fishmonger|greengrocer|tattoo (?:artist|studio)|undertaker|caf[eé]|yoga (?:teacher|studio)|drum teacher|music shop|pet shop|bookshop|record shop|pub|pharmacist|tailor|hairdresser)\b.*\b(?:butcher|vegan|baker|florist|barber|bookseller|shopkeepers?|fishmonger|greengrocer|tattoo (?:artist|studio)|undertaker|caf[eé]|yoga (?:teacher|studio)|drum teacher|music shop|pet shop|bookshop|record shop|pub|pharmacist|tailor|hairdresser)\b/i,
      /\b(?:next door|neighbou?r\w*|share (?:a|one) (?:wall|shop|yard)|across the (?:road|street|corridor)|opposite|same (?:street|building|house|yard))\b/i,
      /\b(?:argu\w+|quarrel\w*|fight|fights|fought|hate[sd]?|feud\w*|enem(?:y|ies)|war|complain\w*|can(?:'t|not) stand|could(?:n't| not) stand|annoy\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|kill\w*|bakers|two bakeries|recipe|rival bakers|children|kids|cooking contest)\b/i,
    of: "people",
    after: [
      "@street(hero talk) The quarrel went on every day at the same hour, with the doors open, so that the customers could hear it. The left side put a sign out on the pavement, and the right side chalked an answer beneath it. The postman brought the mail in two portions and kept the score on his cap. It stood at forty to thirty-nine.",
      "@shop(hero look) Each side knew the other's day through the wall, down to the radio. Each side knew who came to buy over there, and who only came in to look. On Sundays, when both shops were shut, it was so still in the street that it was almost boring. Nobody would have said so aloud.",
      "+ @street(hero look) Once there was no light on next door, for a whole Tuesday. By noon a broom was knocking on the wall, to see if anything knocked back. It was only the flu. “What a pity,” came the call across the yard. But in the evening a pot stood on the neighbour's step, with no name on it, and the postman gave a point to both.",
      "@shop.night(hero look) Then, on a Friday in the middle of the shouting, there was a bang behind the wall. It was a pipe, as old as the house. The water came through on the left and on the right at the same time, brown and cold. It rose round the counters of both shops, and everything that stood on the lowest shelves set sail.",
    ],
    end: [
      "@shop.night(hero carry) “Your stock!” shouted the left. “Yours!” shouted the right. And they both ran, each into the wrong shop. They handed out through the window what they had laughed at for years, piece by piece, and held it high over their heads. The postman stood in the street up to his knees and stacked it all on one heap.",
      "@shop(hero dig) By morning there was a hole in the wall as big as a door. Through it they could see each other's shops, quite empty, and each other's faces, quite black. “I'd always thought yours was bigger,” said {hero}. “And I'd always thought yours was drier,” came from the other side. They looked at the hole for a while. It would have to be bricked up.",
      "+ @shop(hero talk) “It'd save a door,” said {hero}. “And one till,” came from the other side. They fell into an argument at once, about where the counter was to go, and it lasted until noon. The postman took off his cap and wiped out the numbers with his thumb. He had run out of room.",
      "@shop(hero talk) There is one sign over both shops now, and people come from three streets away to see what can possibly be sold under it. They still quarrel, every day at the same hour. But they do it through the hole, with their elbows on the same counter, and neither of them would miss it for the world.",
    ],
  }),
];
