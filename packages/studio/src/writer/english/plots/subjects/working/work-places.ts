import { role, story } from "../subject-story.ts";

/** Stories of first days, strikes, bosses in disguise and of a farewell party. */
export const workPlaces = [
  story({
    says: [
      /\b(?:first (?:day|week|morning|night|shift)|new job|starts? (?:work|as)|started (?:work|as))\b/i,
      /\b(?:accidental\w*|by (?:mistake|accident)|wrong|chaos|disaster|locks?|locked|breaks?|broke|everything goes|everything went|loses|lost|sets? fire|flood\w*|drops?|dropped|deletes?|deleted|mistaken?|mistook|spill\w*|crash\w*|turns? out|confus\w+)\b/i,
    ],
    may: [
      role(
        "boss",
        "boss|manager|director|chef|head chef|supervisor|owner|headmistress|headmaster|captain|colleague|customer|general manager",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|aliens?|first day (?:of|at) (?:the |a |his |her )?(?:\w+ )?(?:school|kindergarten|nursery|university|class)|dragons?|witch|magic\w*|santa|vampires?|spy|spies|detective|police|bank robber|monster|devil|death|dead|zoo|teacher)\b/i,
    of: "people",
    after: [
      [
        "{Hero} had ironed {his} shirt the night before, and the sleeves a second time. {He} had practised a sentence: “Good morning, I'm the new one.” Nobody had heard it yet. “Oh no,” {he} now said instead, again and again. {Boss} said nothing, and that was worse. {Boss} only looked at the clock.",
        "{Hero} had ironed {his} shirt the night before, and the sleeves a second time. {He} had practised a sentence: “Good morning, I'm the new one.” Nobody had heard it yet. “Oh no,” {he} now said instead, again and again. The woman beside {him} looked up. “New?” she asked.",
      ],
      "“It was an accident,” said {hero}. It always is, on the first day. {He} tried to put it right, and for that {he} leaned on something, and it was a lever. Behind the wall something started to hum which ought not to hum. “Don't touch anything,” they all cried. {Hero} put both hands in {his} pockets. One of the pockets tore.",
      [
        "+ “I'll go, then,” {hero} said. “I only wanted to say that I'd been looking forward to it.” {Boss} loosened the top button. “My first day,” said {boss} all of a sudden, “I sent four hundred wreaths to a wedding. I hid in the stationery cupboard until the evening.” “Did they find you?” asked {hero}. “They needed staples,” said {boss}.",
        "+ “I'll go, then,” {hero} said. “I only wanted to say that I'd been looking forward to it.” The woman beside {him} came a step closer. “My first day,” she said, “I sent four hundred wreaths to a wedding. I hid in the stationery cupboard until the evening.” “Did they find you?” asked {hero}. “They needed staples,” she said.",
      ],
      [
        "In the meantime people had come running from all floors. Everybody knew a way, and each of the ways made it worse. {Boss} pressed buttons and went pale. {Hero} stood there with {his} hands in {his} torn pockets, and looked on, as only someone can who has never yet been told how things are done. And {he} saw something. “Excuse me,” said {hero}. “Why is that red thing the wrong way round?”",
        "In the meantime people had come running from all floors. Everybody knew a way, and each of the ways made it worse. {Hero} stood there with {his} hands in {his} torn pockets, and looked on, as only someone can who has never yet been told how things are done. And {he} saw something. “Excuse me,” said {hero}. “Why is that red thing the wrong way round?”",
      ],
    ],
    end: [
      [
        "“It has always been like that,” said {boss}. “It has always been like that,” said everyone from all the floors. Then nobody said anything any more. {Boss} turned the red thing round. There was a click. The humming stopped, and everything that had been shut went open, and everything that had gone out went on.",
        "“It has always been like that,” said the oldest of them. “It has always been like that,” said everyone from all the floors. Then nobody said anything any more. The oldest of them turned the red thing round. There was a click. The humming stopped, and everything that had been shut went open, and everything that had gone out went on.",
      ],
      "They stood about the thing as about a campfire. “How long has it been the wrong way round?” asked {hero}. They worked it out: for nineteen years, and that was why it was always cold on the second floor, and why the coffee tasted of soap. Someone began to laugh. They patted {hero} on the shoulder, and one of {his} ironed sleeves came off.",
      [
        "+ @study(hero look, boss read) At five {boss} called {him} in. {Hero} had written {his} notice on a paper napkin already, to save time. {Boss} read it, blew {bosshis} nose in it, and threw it away. “Tomorrow at eight,” said {boss}. “Don't iron anything. Look at everything and ask about it, and write it down. You've got about a week. After that you won't see it any more.”",
        "+ @study(hero look) At five the head of the place called {him} in. {Hero} had written {his} notice on a paper napkin already, to save time. The woman behind the big desk read it, blew her nose in it, and threw it away. “Tomorrow at eight,” she said. “Don't iron anything. Look at everything and ask about it, and write it down. You've got about a week. After that you won't see it any more.”",
      ],
      "{Hero} still works there. When a new one stands in the door, with an ironed shirt and a sentence, {hero} moves up a chair. “On my first day,” {hero} begins, and offers them a coffee. It tastes of coffee.",
    ],
  }),
  story({
    says: [
      /\b(?:strikes?|on strike|walk(?:s|ed)? out|trade union|union|picket)\b/i,
      /\b(?:factory|workers?|boss|owner|wages|women|cleaners|drivers|miners|seamstresses|mill|pay|break|company|director|nurses|dockers|bakers|teachers|manager)\b/i,
    ],
    may: [role("boss", "boss|owner|factory owner|director|manager|mill owner|foreman")],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|lightning|toys?|elves|animals?|cows?|hens?|reindeer|hunger strike|kids|children|mothers?|school|football|strike(?:s)? (?:gold|oil))\b/i,
    of: "people",
    after: [
      [
        "@hall(hero look, boss talk) It was so quiet in the hall that you could hear the rain on the tin roof. In all those years the machines had never stopped all together. “Back to work!” shouted {boss} from the iron stairs. Nobody moved. “Who speaks for you?” called {boss}. And they all, without having agreed on it, looked at {hero}.",
        "@hall(hero look) It was so quiet in the hall that you could hear the rain on the tin roof. In all those years the machines had never stopped all together. “Back to work!” shouted the director from the iron stairs. Nobody moved. “Who speaks for you?” he called. And they all, without having agreed on it, looked at {hero}.",
      ],
      "+ @street(hero talk) Out at the gate they lit a fire in an oil drum. On the first day it was like a feast. They sang, and someone had brought a tuba. On the fourth it rained into the soup. At home {hero} counted the coins on the oilcloth, and did it once more, slower, and it was no more than before. “How much longer?” asked the faces around the drum.",
      "+ @street(hero read) An offer came, in an envelope, for {hero} alone: a better post upstairs, with a window. {He} only had to go in at the side door tomorrow, and the others would follow. {Hero} carried it about with {him} for a whole night. In the morning {he} read it out at the gate, from the greeting to the signature, and then used it to light the stove.",
      [
        "@study(hero give, boss write) On the ninth day {hero} went in by the front, up the iron stairs, alone. {He} had never spoken in front of more than three people. {Boss} did not look up. “I've got twelve minutes,” said {theboss}. “That's enough,” said {hero}. “It's exactly what we're talking about.” And {he} took a kitchen timer out of {his} apron, set it to twelve minutes, and put it on the desk. Then {he} said nothing more.",
        "@study(hero give) On the ninth day {hero} went in by the front, up the iron stairs, alone. {He} had never spoken in front of more than three people. The director did not look up. “I've got twelve minutes,” he said. “That's enough,” said {hero}. “It's exactly what we're talking about.” And {he} took a kitchen timer out of {his} apron, set it to twelve minutes, and put it on the desk. Then {he} said nothing more.",
      ],
    ],
    end: [
      [
        "@study(hero look, boss look) It ticked. {Boss} drew a breath, and let it out. After three minutes {boss} put down the pen. After five you could hear the singing from the gate. After seven {boss} looked out of the window, as one who hasn't done so for years. “My mother worked down there,” said {theboss}. “At the third machine. She used to come home and couldn't open her hands.”",
        "@study(hero look) It ticked. The director drew a breath, and let it out. After three minutes he put down the pen. After five you could hear the singing from the gate. After seven he looked out of the window, like one who hasn't done so for years. “My mother worked down there,” he said. “At the third machine. She used to come home and couldn't open her hands.”",
      ],
      "@study(hero give, boss sit) “I know,” said {hero}. “I've got her machine.” Then it rang, and both of them jumped. “So that's what you have left when the day is over,” {he} said. “So long. Nobody can live in that.” {He} laid the list on the desk, and it was not a long one: what they got, what it cost to live, and the difference.",
      [
        "@street(hero fly, boss write) {Boss} came down to the gate {bosshimself}, without a hat, in the rain, and signed the list on the lid of the oil drum. They threw {hero} up into the air three times, and once they almost forgot to catch {him}. The tuba played.",
        "@street(hero fly) The director came down to the gate himself, without a hat, in the rain, and signed the list on the lid of the oil drum. They threw {hero} up into the air three times, and once they almost forgot to catch {him}. The tuba played.",
      ],
      "@study(hero look) The kitchen timer stands on the big desk in the office, up the iron stairs. Once a day {hero} goes up and winds it. As long as it ticks the machines stand still, and the window is open, and from down there you can hear them laugh.",
    ],
  }),
  story({
    says: [
      /\b(?:owner|boss|millionaire|billionaire|ceo|director|manager|businessman|businesswoman|company head|hotel (?:owner|heir)|tycoon|president)\b/i,
      /\b(?:disguis\w+|undercover|incognito|pretend\w*|as an? (?:[a-z]+ )?(?:cleaner|trolley boy|waiter|waitress|porter|trainee|janitor|dishwasher|worker|cashier|temp|ordinary|homeless)|dress(?:es|ed) up as)\b/i,
      /\b(?:own (?:[a-z]+ )?(?:shop|store|hotel|factory|company|restaurant|firm|supermarket|chain|office|business|cleaners|employees|staff|workers)|(?:his|her|their) (?:[a-z]+ )?(?:factory|hotels?|company|supermarkets?|shops?|stores?|restaurants?|firm|staff|workers|employees|chain))\b/i,
    ],
    may: [
      role("bully", "manager|branch manager|foreman|supervisor|head waiter|head chef|shift leader"),
      role(
        "worker",
        "cashier|cleaner|cook|waitress|waiter|porter|apprentice|old worker|single mother|young woman|colleague|trainee|chambermaid",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|spy|spies|santa|vampires?|king|queen|dog|cat)\b/i,
    of: "adults",
    after: [
      [
        "@hall(hero carry, bully talk) The smock was too short, and on the badge there was another name. Nobody looked at the face above it. “You there!” shouted {bully}. {Hero} looked round to see whom {bully} meant. For thirty years no one had said “you there” to {him}. “Faster!” shouted {bully}. “You aren't paid for thinking.”",
        "@hall(hero carry) The smock was too short, and on the badge there was another name. Nobody looked at the face above it. “You there!” shouted a man with three pens. {Hero} looked round to see whom he meant. For thirty years no one had said “you there” to {him}. “Faster!” shouted the man. “You aren't paid for thinking.”",
      ],
      "@room(hero sit) By noon {hero} had blisters, and by evening {he} knew six things that were in none of {his} reports. The break room had no window, since a window was not worth it. The chair had three legs. And the rule that you had to bring a note from the doctor for each hour, in person, with a fever: {he} had signed that {himself}, in an aeroplane, between the fish and the cheese.",
      [
        "+ @room(hero eat, worker give) “Here,” said {worker}, and gave {him} half of {workerhis} bread. “You've got nothing with you. The first week is the worst.” {Hero} had not been given anything for a very long time, as everyone thought that {he} had it already. It was bread with egg. “Who thinks up such rules?” {he} asked. “They do, up there,” said {worker}. “They don't mean it badly. They've just never been cold.”",
        "+ @room(hero eat) “Here,” said an old woman with swollen feet, and gave {him} half of her bread. “You've got nothing with you. The first week is the worst.” {Hero} had not been given anything for a very long time, as everyone thought that {he} had it already. It was bread with egg. “Who thinks up such rules?” {he} asked. “They do, up there,” she said. “They don't mean it badly. They've just never been cold.”",
      ],
      [
        "@hall(hero look, bully write) On the fifth day a box fell from the top. It was {hero}'s own fault, but {bully} did not even ask. “That comes out of {worker}'s wages,” said {bully}, and licked a pencil. “And you two needn't come back tomorrow.” It was quiet between the shelves. {Worker} went white. {Hero} took off the cap.",
        "@hall(hero look) On the fifth day a box fell from the top. It was {hero}'s own fault, but nobody asked whose it was. “That comes out of the old one's wages,” said the man with the pens, and wrote it down. “And the two of you needn't come back tomorrow.” It was quiet. The old woman went white. {Hero} took off the cap.",
      ],
    ],
    end: [
      "@hall(hero talk) “Would you say that once more?” asked {hero}. “Slowly. I'd like to hear what it sounds like.” And as {he} said it, {he} pulled the beard off {his} chin, or the glasses off {his} nose, or simply stood up as straight as {he} did on the big picture in the entrance hall. They all looked at the picture.",
      [
        "@hall(hero give, bully look) “I can explain it,” stammered {bully}. “It's only the rules. I've never done anything but what it says in the rules.” That was the worst of it: it was true. {Hero} nodded. “Then we've both got something to learn,” {he} said. “You'll take my smock.” And {he} handed over the badge with the wrong name.",
        "@hall(hero give) “I can explain it,” stammered the man with the pens. “It's only the rules. I've never done anything but what it says in the rules.” That was the worst of it: it was true. {Hero} nodded. “Then we've both got something to learn,” {he} said. “You'll take my smock.” And {he} handed over the badge with the wrong name.",
      ],
      [
        "+ @study(hero talk, worker talk) On Monday a man with a big hammer came and knocked a window into the break room. There were nine new chairs, and a rule less, and then another one less. {Hero} sent for {worker}, who came up with weak knees. “I need somebody,” said {hero}, “who'll tell me each week what it's like down there. It's well paid. There's only one condition.” “And that is?” “Bring bread,” said {hero}. “With egg.”",
        "+ @study(hero talk) On Monday a man with a big hammer came and knocked a window into the break room. There were nine new chairs, and a rule less, and then another one less. {Hero} sent for the old woman, who came up with sore feet. “I need somebody,” said {hero}, “who'll tell me each week what it's like down there. It's well paid. There's only one condition.” “And that is?” “Bring bread,” said {hero}. “With egg.”",
      ],
      "@hall(hero look) The big picture has gone from the entrance hall. In its place hangs a smock that is too short, on a nail. Once a year {hero} takes it down and puts it on, and anybody who likes may shout “You there!”",
    ],
  }),
];
