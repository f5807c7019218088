import { role, story } from "../subject-story.ts";

/** Stories of plans that go another way: a getaway by bus, a forger, a clerk in on the robbery, a false kidnapping, a wedding. */
export const schemers = [
  story({
    says: [
      /\b(?:robbers?|thieves|thief|crooks?|gangsters?|burglars?|robbed|robbery|gang|heist|loot|getaway)\b/i,
      /\b(?:bus|coach|minibus|tram|school bus|tour bus)\b/i,
      /\b(?:jump\w*|getaway|escap\w+|flee|fled|hop\w*|gets? (?:on|in|into)|got (?:on|in|into)|climb\w*|hide|hid|mistake|hijack\w*|steals? (?:a|the)|stole (?:a|the)|wrong|turn(?:s|ed) out|driver)\b/i,
    ],
    early: /,? (?:and|but) (?:it|this|the bus) turn(?:s|ed) out to be .*$/i,
    unless:
      /\b(?:bride\w*|wedding|hostages?|murder\w*|bomb|ghost|gunman|shoot\w*|school|children|kids|pupils|kindergarten|a robber|a thief)\b/i,
    after: [
      "@bus(hero stand) “Drive!” cried the biggest one of the robbers. The bus driver looked at him in the mirror. Her name was Dolores. “I'll drive when the doors are shut,” said Dolores, “and they won't shut as long as your bag's in them. And please take off those masks. The passengers get sick.”",
      "@bus(hero talk) All the seats were taken, and on every one sat somebody with a picnic. Grey heads turned round. “You're late,” said an old lady with a list. “You'll be the gentlemen from the brass band. Sit at the back, we've kept you some egg sandwiches.” Far behind them a siren howled. “We're the band,” the biggest robber said quickly. “How lovely,” said the lady. “Then you'll play for us at the sea.”",
      "+ @bus(hero sit) So they rolled out of the town. Two police cars overtook them, and didn't look for robbers under paper hats. “Have you got your instruments in there?” asked the lady, and tapped on the bag with the money. “Trumpets,” said one. “Drums,” said another at the same moment.",
      "+ @bus(hero eat) The smallest robber had never been on an outing. He looked out of the window at the cows, with a sandwich in each hand. An old man showed him how to peel an egg in one go. “What are you going to do with your share?” hissed the biggest one. The smallest one thought about it. “I'd like to do this again,” he said.",
    ],
    end: [
      "@sea(hero stand) They stopped at a car park with a view of the sea. Sixty people sat down in a half circle on the wall and waited. The robbers stood in front of them, with the bag. The biggest one hummed. The second one drummed on the bag. And the smallest one opened his mouth, and out of it came a voice like a bell.",
      "@sea(hero stand) It was an old song about going home, and everybody knew it. At the second verse the whole wall was singing. When it was over nobody clapped at first, because they were looking for their handkerchiefs. The old lady put her hand on the big robber's arm. “You're no band,” she said. “We've got a radio on the bus, you know.”",
      "@bus(hero sit) She'd known it since the ring road. They all had. “My late husband was an awful crook,” said the old lady, “and he always said the hardest thing is the way back. So we thought that we'd go with you.” Dolores drove round once by way of the police station, and sixty people waited outside until it was all written down.",
      "@bus(hero sit) The judge took it into account that not a penny was missing, and only two of the egg sandwiches. Every spring a bus goes to the sea. On the last seats sit a few gentlemen in neat shirts, who still report to the police on Mondays. They've bought a trumpet. “Masks off?” asks Dolores, and shuts the doors.",
    ],
  }),
  story({
    says: [
      /\b(?:forger|forge[sd]?|forging|counterfeiter|copyist|paint(?:s|ed)? (?:fakes|forgeries|copies)|own (?:fake|forgery|copy))\b/i,
      /\b(?:paintings?|art|museum|gallery|picture|portrait|van gogh|picasso|vermeer|rembrandt|monet|masterpieces?|painter|artist)\b/i,
    ],
    unless:
      /\b(?:child|children|school|ghost|robot|photocop\w+|fake (?:husband|wife|boyfriend|girlfriend)|murder\w*|money)\b/i,
    of: "people",
    after: [
      "@museum(hero look) It hung in the best light, behind a red cord. {Hero} stood in front of it, among school classes and umbrellas, with {his} hat pulled down over {his} face. The brown in the left corner was coffee. “Note the brown,” said the guide. “No living person can mix that today.”",
      "@museum(hero look) {Hero} began to go there every day. {He} listened. A boy sat on the floor and drew it for an hour with his tongue between his teeth. {Hero} had painted a whole life long, and no one had ever sat down on the floor for one of {his} own.",
      [
        "+ @museum(hero talk, mate talk) “Then tell them,” said {mate}. “Say that it's you.” “And go to prison for the only good review I've ever had?” said {hero}. {Mate} didn't laugh. “You've been everybody,” said {mate}. “Vermeer on Monday, Goya on Friday. I've known you for ages, and I couldn't say what a picture of yours looks like. Could you?” {Hero} couldn't.",
        "@museum(hero talk) On the fourth day the attendant spoke to {him}. She was a small woman with a big bunch of keys. “You never look at the others,” she said. “Everybody comes and looks for a minute. You look as if it owed you something.” {Hero} felt the heat in {his} collar. “I only wonder who painted it,” {he} said. “So do I,” said the attendant.",
      ],
      "@museum(hero read) Then a notice stood at the entrance: experts were expected, from three countries, with a machine that can look through paint. Under the top layer, in the corner with the coffee, there was a joke. {He} had written it there with a pencil: “Good evening, gentlemen.”",
    ],
    end: [
      "@museum(hero stand) The machine hummed. On the screen the picture went grey, and then, letter by letter, “Good evening, gentlemen” came up out of the depth. And in the last row, before {he} had even decided to, {hero} took off {his} hat and said, “Good evening.”",
      "@museum(hero stand) They shouted, of course. Only one person came up to {hero}, and that was the boy who'd sat on the floor. “You made that?” he asked. “Can you do it when it isn't somebody else's?” {Hero} opened {his} mouth and had no answer. In all those years nobody had asked {him} that.",
      "@room(hero write) {He} got eighteen months, and a window to the north. There was paper, and a soft pencil. {He} drew the hands of the man in the next bed, and his shoes, and the light on the bucket. It was clumsy. It was like nobody. {Hero} signed it with {his} whole name.",
      "@museum In the museum there's a side room with a bad lamp. In it hangs a small drawing of a bucket, beside it a label: “{Hero}, genuine.” Few people find it. But sometimes a boy sits there on the floor with his tongue between his teeth. And the brown in the corner is only coffee, and everyone may know it.",
    ],
  }),
  story({
    says: [
      /\b(?:bank|cashier|teller|jewell?er\w*|post office|casino|security (?:van|guard)|vault)\b/i,
      /\b(?:clerk|teller|cashier|employee|manager|insider|guard|assistant|works)\b/i,
      /\b(?:in on (?:it|the)|part of the (?:plan|gang|robbery|plot)|inside (?:man|job|woman)|helps? (?:the|to|rob)|secretly|accomplice|plann?\w* (?:to rob|the robbery|a robbery)|rob(?:s|bed|bing)? (?:her|his|their|my) own|tip(?:s|ped)? off|lets? (?:the|them))\b/i,
      /\b(?:rob(?:s|bed|bers?|bery|bing)?|heist|gang|steal\w*|stole|thieves)\b/i,
    ],
    of: "people",
    after: [
      "@hall(hero stand) It had been planned like a birthday. At ten past nine the door would open, and {hero} would scream, but not too loudly. The alarm was switched off. All that {he} had to do was to look like a person who had no idea, and that was easy.",
      "@hall(hero look) And then everything was wrong. The masks were wrong, and the voices. “On the floor!” {Hero} lay between the customers with {his} cheek on the cold stone and looked at the clock. It was five to nine. It was the wrong time, and it was the wrong gang.",
      [
        "@hall(hero sit, mate sit) Beside {hero} lay {mate}, grey in the face. “Press the alarm,” {mate} whispered. “You're nearest.” There was no use in that. {Hero} had cut the wire {himself}, with the little scissors for the plants. An old man by the window held his chest. Nobody would come, and that was {hero's} work.",
        "@hall(hero sit) “The alarm,” whispered the old man next to {him}, who was holding his chest. “Can't you reach it?” There was no use in that. {Hero} had cut the wire {himself}, with the little scissors for the plants. Nobody would come.",
      ],
      "+ @hall(hero look) At ten past nine the door opened again. On the threshold stood three men in masks of the right kind, with the right bags, and stared. The others stared back. For a moment nobody in the room knew who was robbing whom. “There must be some mistake,” said {hero's} friend Tibor, who was always polite, and raised both hands.",
    ],
    end: [
      "@hall(hero stand) {Hero} stood up. {His} knees were like water, but {he} stood. “You want the vault,” {he} said to the man with the gun. “I've got the key. Let these people go out first, and you can have it all.” He laughed. “Why would you do that?” “Because otherwise it'll take you an hour,” said {hero}, “and I happen to know exactly how long it takes.”",
      "@hall(hero stand) They let the people go. {Hero} led the way down, and opened the door, and stood aside. The gang ran in like children. {Hero} threw {himself} against the heavy door with {his} whole weight until the lock said clack.",
      "@hall(hero talk) “You saved us all,” sobbed the manager upstairs. On the pavement the old man was being lifted into an ambulance, and waved. {Hero} took the little scissors out of the drawer and laid them on the desk. “I have to tell you something,” {he} said.",
      "@library(hero plant) It was less than {he} had feared, and it was long enough. {Hero} looks after the plants in the prison library. The old man writes to {him}, with very large letters, since his eyes are bad. He can't understand, he writes, why {hero} said it. And each time {hero} answers: because you waved.",
    ],
  }),
  story({
    says: [
      /\b(?:fak(?:e|es|ed|ing) (?:\w+['’]s |her |his |their |my |a |an |the |its )?(?:own )?(?:kidnapp\w*|abduction|disappearance|death)|(?:fake|staged?|pretend|false|pretended) kidnapp\w*|stag(?:e|es|ed|ing) (?:\w+['’]s |her |his |their |a |the )?(?:own )?(?:kidnapp\w*|abduction)|kidnaps? (?:her|him)self|own kidnapp\w*|pretend\w* to (?:be|have been) kidnapped)\b/i,
      /\b(?:kidnapp\w*|abduct\w*|ransom)\b/i,
    ],
    may: [role("parent", "father|mother|dad|mum|mom|parents|husband|wife|grandfather|uncle|family")],
    of: "people",
    after: [
      "@room(hero write) The letter was the best part. {Hero} cut the words out of three magazines, with gloves on, and had to laugh once, because the word “ransom” came out of an advertisement for cheese. Then {he} took a blanket, a torch and four tins of peaches, and went to the old pump house to be missing.",
      [
        "+ “What happens if they don't pay?” asked {mate}, who carried the peaches. “They'll pay,” said {hero}. The first evening they played cards. On the second they listened to the news on a little radio, and there was nothing about it. {Mate} said nothing, and shuffled. It's a strange feeling to be missing and not to be missed.",
        "The first evening was fun. On the second {hero} listened to the news on a little radio, and there was nothing about it, not a word. There was something about a dog that could count. {Hero} ate peaches and turned up the sound. It's a strange feeling to be missing and not to be missed.",
      ],
      "On the third evening there were steps outside. It was two men, and they carried rope. One of them had the letter in his hand. “Nice work,” he said. “We only had to follow the smell of the glue. You've done it all for us. Now we'll just change the address for the money.”",
      "+ A real knot is something else. {Hero} sat on the floor of the pump house, and {his} hands grew numb. “They won't pay for me,” {he} said. {He} had meant to lie, and while {he} was saying it {he} noticed that {he} believed it. The man with the letter scratched his neck. “Everybody pays,” he said. “The question is only what they look like while they do it.”",
    ],
    end: [
      "@forest.night It was nearly morning when there was a light between the trees. It swung to and fro. One voice called {hero's} name, as hoarse as if it had been calling for three days. They had told nobody, since the letter said no police. They had simply gone and searched, on foot, through every wood.",
      "“Quiet,” said the man, and held {his} mouth shut. {Hero} bit. Then {he} kicked, with both feet, against the pile of empty tins, and they rolled down the iron stairs with a noise as if a kitchen fell from heaven. The light stopped. It turned. Then it came running, and behind it came neighbours, with rakes, with lamps, and with every dog in the district.",
      [
        "@forest.dawn(hero sit, parent sit) When it was over, {hero} sat in the wet grass, in a coat that was much too big. “It was me,” said {hero}. “I wrote it myself, the first one.” {Parent} sat down in the mud as well, with leaves in {parenthis} hair. “I know,” said {parent}. “The word for ransom is out of the cheese magazine from our kitchen. I thought: so that's how far it has come.”",
        "@forest.dawn(hero sit) When it was over, {hero} sat in the wet grass, in a coat that was much too big. “It was me,” {he} said. “I wrote it myself, the first one.” For a long time nobody answered. They all had leaves in their hair, and mud up to the knees. “We know,” they said then. “The word for ransom is out of the cheese magazine from our kitchen. So that's how far it has come, we thought.”",
      ],
      "@kitchen(hero sit) It cost a lot of explaining, and the police didn't find it funny. But once a week now there's an evening on which nobody telephones. They play cards, and there are peaches. On the fridge hangs a new letter, cut out of magazines, quite crooked, as it was done without any practice: “Come home in time. We notice.”",
    ],
  }),
  story({
    says: [
      /\b(?:undercover|disguis\w+|poses? as|posed as|pretend\w* to be|infiltrat\w+)\b/i,
      /\b(?:weddings?|bride|bridesmaid|groom|best man|wedding (?:cake|singer|planner|guest))\b/i,
      /\b(?:police\w*|cop|detective|agent|spy|inspector|officer)\b/i,
    ],
    unless: /\b(?:falls? for|fell for|in love|ghost|children)\b/i,
    may: [role("agent", "policewoman|policeman|police officer|detective|agent|inspector|spy|officer|cop")],
    lead: "agent",
    of: "people",
    after: [
      "@garden(hero stand) The microphone was in the flowers. {Hero} had been told to smile, to say as little as possible, and on no account to catch the bouquet. Three hundred guests stood on the lawn. The one with the scar gave {him} a glass of lemonade. “Bride's side or groom's side?” he asked. “Both,” said {hero}.",
      "@garden(hero sit) Behind the tent {hero} found the bride. She was sitting on a beer crate in all her lace and eating gherkins out of a jar. “I've sent them all away,” she said. “You can stay. You don't talk.” So {hero} sat down on the grass. After a while the jar came over. “Do you know,” said the bride, “that I've never once chosen anything myself? Not even the gherkins.”",
      [
        "+ @garden(hero stand) “Have you got anything?” asked the chief, through the little plug in {hero's} ear. “Nothing,” said {hero}. It wasn't true. The bride had talked for an hour: about a father who came home with blood on his cuffs, and a groom who never looked into her face. All of it was on the tape, and {hero} wished that it weren't.",
      ],
      "+ @garden(hero look) There were speeches. There was a cake as tall as a child. The father danced with his daughter, and over her shoulder he nodded to the one with the scar, and that one went off towards the boathouse with two suitcases. It was what they had all been waiting for. “Now,” said the plug in {his} ear. “Follow him.” And at that moment the bride took {hero's} hand.",
    ],
    end: [
      "@garden(hero stand) “You're from the police,” said the bride softly, and went on smiling for the photographer. “You've got the shoes for it. I've known since the gherkins, and I thought: finally somebody to whom it's worth telling things. It's not the boathouse. That's only towels. It's in the cake.”",
      "@garden(hero stand) {Hero} looked at the cake, and the bride put the long knife into {his} hand. “I'd like to choose something myself,” she said. {Hero} cut from top to bottom. Out of the sponge slid little black books, one after the other, wrapped in foil: names, sums, dates, twenty years of them.",
      "@garden(hero look) Then waiters pulled badges out of their napkins, and so did the harp player, and both the photographers. The father looked only at his daughter. “You'd do that to me, today?” “You'd have done it to me every day,” she said. The groom had run. He was found in a rhododendron.",
      "@garden(hero take) {Hero} caught the bouquet after all; it was simply thrown at {him}, hard, out of the window of a taxi that was going to the station. It hangs in the office now, dried, with the microphone still in it. And every year on that date a parcel comes without a sender. There's a jar of gherkins in it. She chose them herself.",
    ],
  }),
  story({
    says: [
      /\b(?:prison\w*|jail|inmates?|convicts?|cell ?mates?|cell|penitentiary)\b/i,
      /\b(?:escap\w+|break(?:s|ing)? out|broke out|tunnel\w*|dig|dug|digs|breakout|flee|fled)\b/i,
      /\b(?:cell ?mates?|two|three|four|friends|together|brothers|sisters|both|chained|handcuffed|fellow)\b/i,
    ],
    early:
      /,? (?:and|but|only to) (?:(?:he|she|they) )?(?:comes?|came) (?:up|out) (?:in|inside|under|into|right in) .*$/i,
    unless:
      /\b(?:zoo|animals?|goalkeeper|her own son|penguins?|guards? (?:falls?|fell)|visit\w*|war|prisoners? of war)\b/i,
    of: "people",
    after: [
      [
        "@room.night(hero dig, mate stand) {Hero} scraped, and {mate} sang. That was how they had divided it, for a spoon on stone makes a sound like a mouse, and {mate} knew two hundred songs by heart. The earth went into the pillow, and from the pillow into the yard, a handful a day.",
        "@room.night(hero dig) One scraped, and the other sang. That was how they had divided it, for a spoon on stone makes a sound like a mouse. The earth went into the pillow, and from the pillow into the yard, a handful a day.",
      ],
      [
        "@room.night(hero talk, mate talk) In the dark they talked about what they would do first. {Hero} wanted to sit down in a café and be asked what {he} would like. {Mate} wanted to open a door, go through, and come back again, just like that. “Which door?” asked {hero}. “Any,” said {mate}. “The fridge, for all I care.”",
        "@room.night(hero talk) In the dark they talked about what they would do first. One wanted to sit down in a café and be asked what it was to be. The other wanted to open a door, go through, and come back again, just like that. “Which door?” “Any. The fridge, for all I care.”",
      ],
      [
        "+ @cave(hero dig, mate dig) There was one quarrel, and it was about a root. {Hero} wanted to go left of it, and {mate} right. For four days they didn't say a word, and dug in turns, each in the other direction. On the fifth {hero} found that the root had been sawn through, in the middle, with a nail file. “You could have said something,” {hero} said. “I did,” said {mate}. “With the file.”",
        "+ @cave(hero dig) There was one quarrel, and it was about a root. Was it to be left of it, or right? For four days they didn't say a word, and dug in turns, each in the other direction. On the fifth the root had been sawn through, in the middle, with a nail file. After that they got on better than before.",
      ],
      "@cave(hero dig) At last there was no more stone. There was soft black soil, and a tulip bulb. Above them there was a murmur, a clinking, and quite clearly a violin. “That isn't the forest,” whispered {hero}. Then the ground gave way.",
    ],
    end: [
      "@garden.night(hero stand) They came up in the middle of a flower bed. Around them, on a lawn with lanterns, stood ladies with hats and gentlemen with glasses, and in front, with a knife over a big pink cake, stood the governor of the prison. “Are those the magicians?” asked a very old lady, who was his mother. “You did say there would be magicians, Egon.”",
      [
        "@garden.night(hero stand, mate stand) The governor looked at his guests. Half the ministry was there. “Yes, Mama,” he said hoarsely. “The magicians.” {Hero} shook the earth out of {his} sleeves and bowed. “For our first number,” {he} said, “my friend will pull a spoon out of nowhere.” {Mate} pulled it out. They clapped like mad.",
        "@garden.night(hero stand) The governor looked at his guests. Half the ministry was there. “Yes, Mama,” he said hoarsely. “The magicians.” {Hero} shook the earth out of {his} sleeves and bowed. “For our first number,” {he} said, “a spoon out of nowhere.” And there it was. They clapped like mad.",
      ],
      "@garden.night(hero stand) They made a minister's watch vanish, and gave it back, and the old lady laughed until she had to be held. At midnight the governor came to the hole in person. “Climb down again,” he said through his teeth, “and I'll speak for you in the spring.” So they climbed down.",
      [
        "@cafe(hero talk, mate look) He kept his word, because his mother asked after the magicians every day. Now there's a café with two owners. {Hero} goes to each table and asks what it is to be. In the kitchen {mate} opens the fridge, shuts it again, opens it, for no reason, and sings. Over the counter hangs a spoon.",
        "@cafe(hero talk) He kept his word, because his mother asked after the magicians every day. Now there's a café, and {hero} goes to each table and asks what it is to be. In the kitchen someone opens the fridge, shuts it again, opens it, for no reason, and sings. Over the counter hangs a spoon.",
      ],
    ],
  }),
];
