import { role, story } from "../subject-story.ts";

/** Stories of people who begin again: with a craft, as the oldest apprentice, after the last day at work. */
export const lateCallings = [
  story({
    says: [
      /\b(?:quits?|left|leaves|gave up|gives? up|resign\w*|burn(?:t|ed)[- ]?out|sacked|fired|laid off|redundant|los(?:es|t) (?:his|her) job|instead of|years (?:as|in|at) (?:an? |the )?|(?:former|ex)[- ])/i,
      /\b(?:learn\w*|apprentic\w*|train(?:s|ed)? (?:as|to)|becomes?|became|lessons?)\b/i,
      /\b(?:pottery|potter|ceramics|carpent\w+|cabinet ?mak\w+|blacksmith\w*|weav(?:e|er|ing)|shoemak\w+|cobbler|violin ?mak\w+|boat ?build\w+|furniture|stonemason\w*|glass ?blow\w+|bookbind\w+|wood ?carv\w+|basket ?mak\w+|goldsmith\w*)\b/i,
    ],
    may: [
      role(
        "master",
        "old woman|old man|old potter|potter|old carpenter|carpenter|master|old master|craftsman|blacksmith|teacher|widow|widower|grandmother|grandfather|uncle|aunt",
      ),
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|magic|kill\w*|dragons?|prison|queen|king|teenagers?)\b/i,
    of: "people",
    after: [
      "In the old job {hero} had had a chair with wheels and forty messages a day. Here there was a stool, a window, and not one message. {Hero} put on an apron that was too long. {His} hands were so clean that they looked borrowed.",
      [
        "@workshop(hero build, master look) “Begin,” said {master}. {Hero} began. The first piece fell apart, and the second would have frightened a cow. {Master} put both of them on the window sill. “Why do you keep those?” asked {hero}. “So that you can see later where you started,” said {themaster}.",
        "@workshop(hero build) “Begin,” said Gwen, who ran the workshop and had sawdust in her eyebrows. {Hero} began. The first piece fell apart, and the second would have frightened a cow. Gwen put both of them on the window sill. “Why do you keep those?” asked {hero}. “So that you can see later where you started,” said Gwen.",
      ],
      "+ @room.night(hero sit) In the evening {hero} had plasters on six fingers. The telephone rang. It was a colleague from the old days. “Your chair is still free,” he said. “We've put a plant on it.” {Hero} looked at the plasters and promised to think about the chair.",
      "@workshop(hero build) The weeks went by, and every piece was a little bit wrong. {Hero} measured twice, and three times, and was so afraid of mistakes that {his} fingers went stiff. By the end of winter {he} had made nothing that anybody could use. One evening {hero} hung up the apron, wrote “I'm coming back” on a postcard to the old firm, and looked for a stamp.",
    ],
    end: [
      [
        "@workshop.dusk(hero talk, master talk) “You needn't post that today,” said {master}. “You work like somebody in an exam. Who marks you here? Me? I can't even see without my glasses.” {Master} switched off the lamp over the bench. “Make one in the dark. For yourself. And I'll make the tea.”",
        "@workshop.dusk(hero talk) “You needn't post that today,” said Gwen. “You work like somebody in an exam. Who marks you here? Me? I can't even see without my glasses.” She switched off the lamp over the bench. “Make one in the dark. For yourself. And I'll make the tea.”",
      ],
      "@workshop.night(hero build) {Hero} laughed, because it was so silly, and sat down all the same. In the dark there was nothing to measure. There were only {his} two hands, and what lay between them, and for the first time {hero} felt where it wanted to go. {He} did not think of the old chair once. When the lamp came on again, {hero} was holding {his} first good piece.",
      [
        "@workshop(hero give, master look) {Master} turned it round and round and found nothing to say, and that had never happened before. {Hero} put it on the window sill, beside the other two. Then {he} took the postcard, crossed out one line and wrote another: keep the plant.",
        "@workshop(hero give) Gwen turned it round and round and found nothing to say, and that had never happened before. {Hero} put it on the window sill, beside the other two. Then {he} took the postcard, crossed out one line and wrote another: keep the plant.",
      ],
      "@workshop(hero talk) The three pieces still stand on the sill. On Mondays a beginner comes in, with very clean hands and an apron that is too long. “Begin,” says {hero}, and makes a little more room in the window.",
    ],
  }),
  story({
    says: [
      /\b(?:[4-7]\d|forty|fifty|sixty|seventy|retired|pensioner|grandmother|grandfather|grandma|grandpa|widow(?:er)?|middle-aged|oldest|older)\b/i,
      /\b(?:(?:starts?|started|begins?|began|does|did|gets?|got|takes?|took) (?:[a-z]+ ){0,4}?(?:apprentice\w*|traineeship|internship|training)|(?:as|become|becomes|became|was) (?:an? |the )?(?:[a-z]+ ){0,2}?(?:apprentice|intern|trainee)|oldest (?:[a-z]+ )?(?:apprentice|intern|trainee))\b/i,
    ],
    may: [
      role("boss", "boss|master|foreman|manager|owner|instructor"),
      /\b(?:sacked|fired|laid off|retired|redundant)(?: (?:from|by) (?:[a-z]+ ){0,2}[a-z]+)?/i,
      /\bas an? [a-z]+\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghosts?|robots?|magic\w*|wizard|witch|spy|spies|kill\w*|his apprentice|her apprentice|young apprentice)\b/i,
    of: "people",
    after: [
      "@corridor(hero stand) On the first morning the other apprentices, teenagers all of them, thought that {hero} was the inspector. They hid their phones and stood very straight. “I'm the new one,” said {hero}. “So where do we hang our coats?” It became so quiet that you could hear a boy called Jayden swallow his chewing gum.",
      "@workshop(hero look) {Hero} asked about everything, wrote it all down in a notebook, and needed twice as long as the rest. The young ones could do three things at once and forgot two of them. “Careful, Grandad's in the way,” one would say, or “Careful, Granny's coming,” and {hero} pretended not to hear it.",
      "+ @room(hero eat) At lunch {hero} sat alone with {his} sandwiches, cut into triangles. Jayden sat down opposite, because there was no other place free. He had nothing with him. {Hero} pushed two triangles across the table. From that day on {hero} made four sandwiches every morning, and nobody ever spoke of it.",
      [
        "@workshop(hero talk, boss talk) After a month {boss} called {hero} aside. “It's nothing against you,” said {theboss}, “but you're slower than the others. There's the test on Friday. If you don't pass it, we'll have to part.” {Hero} nodded, went to the washroom, and held both hands under the cold water for a long time.",
        "@workshop(hero talk) After a month the instructor called {hero} aside. “It's nothing against you,” he said, “but you're slower than the others. There's the test on Friday. If you don't pass it, we'll have to part.” {Hero} nodded, went to the washroom, and held both hands under the cold water for a long time.",
      ],
    ],
    end: [
      "@workshop(hero talk) On Thursday evening Jayden was waiting by the coats. “You know how everything is done, and you've no speed,” he said. “I've got speed, and I don't know what I'm doing. I'll fail tomorrow as well.” {Hero} opened the notebook. “How long have you got?” {he} asked. Jayden looked at his phone, and switched it off. “All night.”",
      "@workshop.night(hero write) They practised until two. Jayden timed {hero} with a stopwatch and shouted “Faster!”, and {hero} made Jayden say each step aloud, and why. They drank a lot of cola. At one o'clock four more of the young ones came in, one after the other, and asked if there was room around the notebook.",
      "@workshop(hero look) On Friday {hero} was not the fastest, but {he} did not make a single mistake. Jayden was third. He, too, had only one thing to say when the list went up. “The old one passed!” he roared down the corridor, and all of them drummed on the lockers.",
      "@room(hero eat) There are six of them at the long table at lunch now, and the sandwiches are cut into triangles. The notebook goes from hand to hand. On its cover {hero}'s name has been crossed out, and above it stands, in felt pen: ours.",
    ],
  }),
  story({
    says: [
      /\b(?:retired|retirement|retires?|pensioner)\b/i,
      /\b(?:(?:does|did)(?: not|n't) know what to do|bored|boredom|nothing to do|useless|restless|drives? (?:his|her) (?:wife|husband|family) (?:mad|crazy)|drove (?:his|her) (?:wife|husband|family) (?:mad|crazy)|can(?:'t|not) stop working|could(?:n't| not) stop|misse[sd] (?:his|her) (?:work|job|old)|too much time|first (?:day|week|morning) (?:of|after) (?:his|her)? ?retire\w*)\b/i,
    ],
    may: [role("partner", "wife|husband|daughter|son|granddaughter|grandson")],
    unless:
      /\b(?:robbers?|robbery|heist|casino|rob|murder\w*|ghosts?|robots?|spy|spies|detective|hitman|kill\w*|crime|policeman|agent|thief|burglar|superhero)\b|\b(?:so|and|until|but) (?:he|she|they) (?:starts?|started|begins?|began|decide[sd]?|opens?|opened|learn\w*|joins?|joined|buys|bought|takes?|took|enrol\w*)\b(?!.*(?:compliment|kind|deliver|greet))/i,
    of: "people",
    after: [
      [
        "@kitchen(hero stand, partner look) On Monday {hero} sorted the spoons. On Tuesday {he} sorted the neighbour's leaves by colour. On Wednesday {he} stood in the kitchen with a stopwatch. “You could save four steps between the stove and the sink,” said {hero}. “And you,” said {partner}, “could go for a walk.”",
        "@kitchen(hero look) On Monday {hero} sorted the spoons. On Tuesday {he} sorted the neighbour's leaves by colour. On Wednesday {he} stood in the kitchen with a stopwatch and found out that there were four steps too many between the stove and the sink. Then it was ten o'clock in the morning.",
      ],
      "@street(hero walk) So {hero} walked. {His} feet took the old way to work by themselves, as they had done for all those years. At the corner {he} stopped and turned round, and did not know where a person walks who isn't going anywhere. It was on that corner that {hero} had an idea.",
      "@street(hero talk) {He} had always been good at noticing things. So {hero} began to deliver compliments, as one delivers letters. {He} told the woman at the kiosk that her windows were the cleanest in town. {He} told a bus driver that nobody took a bend so gently. The woman polished the glass once more, and the driver whistled.",
      "+ @park(hero write) {Hero} made a plan, with streets and days, in the old handwriting for important things. On Mondays it was the school crossing, and on Tuesdays the fishmonger. {He} never said anything that was not true. Where {he} could find nothing good, {hero} came back the next day and looked again.",
      [
        "@room(hero sit, partner look) Then came two weeks of rain and a bad knee. {Hero} sat at the window, with {his} leg on a stool. “Nobody needs me,” {he} said to {partner}. “A kind word! It's not a profession.” And {hero} tore up the plan and put the pieces in the stove.",
        "@room(hero sit) Then came two weeks of rain and a bad knee. {Hero} sat at the window, with {his} leg on a stool. “Nobody needs me,” {he} told the geranium. “A kind word! It's not a profession.” And {hero} tore up the plan and put the pieces in the stove.",
      ],
    ],
    end: [
      "@corridor(hero look) On the third Monday the bell rang. Outside stood the woman from the kiosk, quite wet. “Are my windows dirty?” she asked. “You haven't come by.” Behind her the bus driver had stopped in the middle of the street, with a full bus, and was leaning out. “Was it the bend?” he shouted. “I did it the same as always!”",
      "@street(hero talk) By noon there was a queue at {hero}'s door, down to the pavement: the fishmonger, and nine children with satchels. {Hero} hopped along it on one leg and looked at each of them properly. “You've grown,” {he} said. “And you were worried, and you've still come.” That was the best thing {he} ever told anybody.",
      [
        "+ @kitchen(hero sit, partner talk) In the evening {partner} put a cup of tea in front of {him}. “You've never once told me anything,” said {partner}. {Hero} took out a notebook, an old and very thick one. “I began yours long ago,” said {hero}. “I only didn't know how to stop.”",
        "+ @kitchen(hero write) In the evening {hero} took a new sheet of paper and drew up the plan again, with more streets on it. For every house there was a line, and in every line something true.",
      ],
      "@street(hero walk) {Hero} goes out at eight again now, with a bag over {his} shoulder and good shoes on. There is nothing in the bag but a sandwich and the plan. “Off to work?” they call across the street. And {hero} tips {his} hat and tells them what a fine voice they have.",
    ],
  }),
  story({
    says: [
      /\b(?:retirement|farewell|leaving) (?:party|do|dinner|ceremony|celebration|speech)\b/i,
      /\b(?:boss|colleagues?|company|office|hospital|school|factory|firm|staff|nurse|teacher|years|work\w*|bank|retir\w*)\b/i,
    ],
    may: [role("friend", "best friend|friend|colleague|boss|secretary|assistant|husband|wife|apprentice|daughter|son")],
    unless:
      /\b(?:letter|murder\w*|ghosts?|robots?|spy|spies|kill\w*|heist|bomb|thief|poison\w*|forg[eo]t\w*|not invited)\b/i,
    of: "people",
    after: [
      "@hall(hero look) There were paper chains in the hall and a cake with a number on it, and the number was wrong. The people with whom {hero} had worked all those years stood by the wall with a glass and did not know how to begin.",
      [
        "@hall(hero talk, friend talk) “Say something nice and short,” said {friend}, “and don't mention the photocopier.” {Hero} had written a speech. It was three pages long, and it was full of thanks. But the longer {he} looked at those pages, the less {he} found in them that was true.",
        "@hall(hero read) {Hero} had written a speech. It was three pages long, and it was full of thanks, and the photocopier was not mentioned once. But the longer {he} looked at those pages, the less {he} found in them that was true.",
      ],
      "+ @corridor(hero walk) Before the speeches {hero} slipped out and went along the empty corridor once more. {He} knew where the floor creaked. {He} knew who had cried behind which door. None of that was in the three pages either.",
      [
        "@hall(hero stand, friend look) Then somebody knocked on a glass, and all the heads turned. {Hero} stood in front of the cake and opened {his} mouth. {He} saw {friend}, who looked as if {friendhe} had been awake all night. “Thank you,” read {hero}, and stopped. {He} folded the pages together. “No,” said {hero}. “I can't go like that. There's one thing I've never said.”",
        "@hall(hero stand) Then the director knocked on a glass, and all the heads turned. {Hero} stood in front of the cake and opened {his} mouth. “Thank you,” {he} read, and stopped. {He} folded the pages together. “No,” said {hero}. “I can't go like that. There's one thing I've never said.”",
      ],
    ],
    end: [
      "@hall(hero talk) “In my first week,” said {hero}, “I made a mistake. It was a big one. Someone put it right in the night, and left a peppermint on my desk. I never found out who it was. So for all these years, whenever somebody made a mistake, I put it right, and left a peppermint. That's all I did here, really.”",
      "@hall(hero look) It was very still. “That was you?” said a young man by the wall. “The invoice?” “And the wrong tablets?” asked a woman. “And my letter?” One after the other they put a hand into a pocket, or a purse, or a desk drawer. It turned out that nobody had ever eaten the thing. They had all kept it.",
      [
        "@hall(hero hug, friend hug) {Friend} was the last. “I've left some, too,” said {friend}. “Since the year you covered for me. I thought I was the only one.” They began to count who had learned it from whom, and all the lines led back to {hero}. {Friend} put both arms round {him}, and the cake was quite forgotten.",
        "@hall(hero hug) The porter came last. “I've left some, too,” he said. “Since the year you covered for me. I thought I was the only one.” So had the cook, and so had the director. They began to count who had learned it from whom, and all the lines led back to {hero}, and the cake was quite forgotten.",
      ],
      "@park(hero sit) {Hero} sits on a bench in the sun at ten o'clock on Mondays now, and it feels forbidden. In {his} coat there is a paper bag, a very large one, a present from all of them. {Hero} takes a peppermint out of it, and looks round to see who might need one.",
    ],
  }),
  story({
    says: [
      /\b(?:strongman|boxer|wrestler|bouncer|biker|soldier|ex-convict|weightlifter|bodyguard|sailor|hells? angel|rugby player|tattooed|gangster|mercenary|sergeant|lumberjack|blacksmith|rock(?:er| star| singer)|heavy metal \w+|giant man|huge man|truck driver|lorry driver|construction worker|bricklayer)\b/i,
      /\b(?:kindergarten|nursery|preschool|day ?care|playgroup|babysit\w*|nanny|crèche|toddlers)\b/i,
    ],
    may: [
      /\b(?:toddlers|children|kids)\b/i,
      /\b(?:takes?|took|gets?|got|starts?|started|found|finds) (?:an? )?(?:job|work)\b/i,
      /\bafraid of (?:the )?(?:children|kids|toddlers)\b/i,
      /\b(?:can|could) no longer [a-z]+ [a-z]+\b/i,
      /\b(?:teacher|educator|carer)\b/i,
    ],
    unless: /\b(?:murder\w*|ghosts?|robots?|kidnap\w*|kill\w*|bomb|spy|spies|undercover|aliens?)\b/i,
    of: "people",
    after: [
      "@classroom(hero stand) The chairs came up to {hero}'s ankles. Nineteen small people stood in a half circle and looked up at {him}. {Hero} had faced worse in {his} life, but never with wet palms. “Are you a giant?” asked a girl with a bucket on her head. “No,” said {hero}. “Only the new one.” It came out as a squeak.",
      "+ @classroom(hero look) By ten o'clock {hero} had paste in {his} hair. By eleven {he} had lost a child and found it in {his} own jacket. At noon, when they all had to lie down, it was {hero} who fell asleep first. The head of the place, Mrs Okoro, stood in the door and wrote something in a book.",
      "+ @room.night(hero read) At night {hero} practised. {He} learned the song about the snail with all its verses, and read a book with the title What Do They Want Now. {He} practised whispering, in front of the bathroom mirror. The mirror trembled a little. {Hero} had never in {his} life had to do anything so quietly.",
      "@playground(hero look) There was one boy who never spoke. His name was Pim, and he sat under the slide, and when anybody came near he made himself stiff. {Hero} knew that corner. {He} had once been a big, frightened child {himself}, and it had taken {him} thirty years and a lot of muscle to hide it.",
      "@playground(hero stand) Then the storm came, at half past two, with a crack that shook the windows. The children screamed and ran in all directions, and the head of the place, Mrs Okoro, counted them, and there were eighteen. Pim was still out there, under the slide, in the lightning, and he did not come when they called.",
    ],
    end: [
      "@playground.storm(hero climb) {Hero} ran out. {He} lay down on {his} stomach in the wet sand and squeezed {himself} under the slide, as far as {he} would go. It was not very far. “Is there room?” asked {hero}. “I'm afraid of thunder.”",
      "@playground.storm(hero sit) Pim looked at that big face for a long time. “Really?” he said. It was the first word that anybody there had ever heard from him. “Really,” said {hero}. “Since I was as small as you. I've never told anyone.” Another crack came. Pim put a small hand on {hero}'s large one. “You have to count,” he said. “Then it goes away.”",
      "@classroom(hero carry) At thirty-one it was over. {Hero} came in through the door with the boy on {his} shoulders, both of them the colour of sand. “He's afraid of thunder,” Pim told the others sternly. “Nobody is to laugh.” The girl with the bucket took it off her head and lent it to {hero}, until the rain had stopped.",
      "@classroom(hero sit) At the circle time nineteen children sit on the floor around {hero}, and Pim does most of the talking. And when it thunders they all count, and {hero} holds on to the smallest hand in the room.",
    ],
  }),
];
