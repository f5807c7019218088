import { role, story } from "../subject-story.ts";
import { kin } from "./kin.ts";

/** Crime stories of people who must choose: spies, lawyers, nurses, detectives who cannot see or hear, thieves before the last job. */
export const duties = [
  story({
    says: [
      /\b(?:spy|spies|secret agent|agent|stasi|kgb|secret police|informer|secret service|mi[56]|cia)\b/i,
      /\b(?:falls? in love|fell in love|in love|loves?|loved|falls? for|fell for)\b/i,
      role(
        "target",
        "woman|man|girl|target|enemy|neighbour|neighbor|musician|actress|actor|writer|teacher|pianist|scientist|dissident|dancer|singer|suspect|spy",
      ),
    ],
    unless: /\b(?:robot|alien|each other|both|wedding|children|ghost)\b/i,
    of: "adults",
    after: [
      "@attic(hero write) {Hero} sat in the attic with the headphones on and typed. “Seven fifteen: rises. Seven twenty: sings.” It was meant to be a report. But there was nothing in it about secrets, and a lot about a song, a burnt pan, and a laugh.",
      "@corridor(hero walk) It began with the song. One morning {hero} noticed that {he} {was} humming it on the stairs. Then {he} bought the same tea. “Anything new?” asked the superior. “Nothing,” said {hero}, and this time {he} had left something out: two names, an hour, a cellar with a printing press.",
      "+ @bakery(hero talk, target talk) They met at the baker's, in the queue. {Hero} had not planned that. “You look as if we knew each other,” said {target}. “I've got that sort of face,” said {hero}. They shared the last roll. {Hero} had never seen those eyes from the front before.",
      "@attic(hero sit) “You're writing novels,” said the superior, and dropped the reports on the table. “Either there's something in that flat by Friday, or somebody else will listen from Monday on. And he'll listen to you as well.” {Hero} put the headphones back on. Downstairs someone was singing, a bit out of tune.",
    ],
    end: [
      "@corridor.night(hero talk, target talk) On Thursday night {hero} went down the stairs for the first time and rang. “I'm the one from the attic,” {he} said. “I've been listening for a year.” {Target} turned as white as the wall. “You've got until four,” said {hero}. “There's a lorry behind the bakery.”",
      "@corridor.night(hero talk, target talk) “Why should I believe you?” “Because you cry at the second verse,” said {hero}, “and then you laugh at yourself for it. I've never put that in a report.” It was quiet for so long that the clock seemed to shout. “And you?” asked {target}. {Hero} hadn't thought so far.",
      "@attic(hero write) At four there was one free place between the flour sacks. {Hero} held the tailboard, and stayed behind, to type. “Seven fifteen: rises,” {he} wrote on Friday, and on Saturday, and for one more week. “Seven twenty: sings.” When they found the empty flat, {hero} still sat in the attic, with the headphones on.",
      "@bakery(hero stand, target talk) Four years later the border opened. {Hero} had no address, only a tune. {He} hummed it at the baker's, in the queue, on the other side of the city. “Out of tune,” somebody said behind {him}. {Hero} didn't dare to turn round. “There's one roll left,” said the voice. “Shall we share?”",
    ],
  }),
  story({
    says: [
      /\b(?:lawyer|attorney|barrister|solicitor|public defender)\b/i,
      /\b(?:defend\w*|represent\w*|client|case|trial)\b/i,
      /\b(?:killed|murdered|ran over|accused of killing|caused the death|drunk driver)\b/i,
      kin("lost", "sister|brother|mother|father|mum|dad|son|daughter|husband|wife|best friend|parents|family|child"),
    ],
    of: "adults",
    after: [
      "@study(hero read) “You may refuse,” said the clerk, and pushed the file across the table. {Hero} had already opened it. There was the name, the date, a photograph from the side. {Hero} had imagined that face for years. It had been bigger. “Does he know who I am?” {he} asked. “He asked for you,” said the clerk.",
      "@room(hero write) They sat opposite each other in a room with a screwed-down table. “Why me?” asked {hero}. He looked at his hands. “Because you'll tell me if I lie,” he said. “The others only want to win.” {Hero} had come to say no. {He} took the cap off the pen. “From the beginning,” {he} said.",
      "+ @kitchen(hero sit) At home they no longer spoke to {him}. “How can you sit at one table with that?” they asked, and put the photograph of {lost} in front of {hero's} plate. {Hero} had no answer. {He} had only noticed that since that day in the court {he} could hardly remember a voice, but every word of the file.",
      "@study(hero read) There was a page that the police had not read out. It would have made the sentence shorter by half. It was about a bad road, a warning that never arrived, and a chief who had been covered up for. {Hero} carried that page around for three days, folded up small, like something stolen.",
    ],
    end: [
      "@hall(hero read) On the fourth {hero} stood up in court. {He} read the page aloud, to the last line. There was hissing on the benches. “That's all the law has to say,” said {hero}. “It's the truth, and so he's entitled to it. And now I'd like to say something that isn't in any file.” The judge hesitated, and nodded.",
      "@hall(hero talk) Then {hero} spoke of {lost}. {He} didn't speak of the death. {He} told what kind of jokes there used to be at breakfast, what was sung in the car, which light was always left on in the hall. The man in the dock had lifted his head. “Nobody has ever told me that,” he said. “I only knew the name.”",
      "@street(hero stand) He got what the law gave him, no more and no less, and the chief with the clean hands was fetched from his office. On the steps the family stood waiting. Nobody shouted. “You told about the light,” somebody said. And after all those months somebody took {hero} by the arm.",
      "@corridor.night(hero read) Every year, on that day, a letter comes from the prison. There's never much in it. {Hero} reads it in the hall and puts it with the others. Then {he} goes to bed, and leaves the light on.",
    ],
  }),
  story({
    says: [
      /\b(?:nurse|doctor|orderly|carer|hospital|ward|care home|nursing home|pathologist|pharmacist|cleaner)\b/i,
      /\b(?:too many (?:patients|people|residents)|patients? (?:keep|die|died|dying|are dying|kept)|residents? (?:keep|die|died|dying)|one after (?:the other|another)|deaths|poison\w*|kill(?:s|ed|ing) (?:his|her|the) patients?|injection|overdose|murder\w*)\b/i,
      /\b(?:notic\w+|suspect\w*|discover\w*|find\w* out|found out|realis\w+|realiz\w+|believ\w+|investigat\w+|proof|prove|colleague|boss|doctor)\b/i,
    ],
    unless: /\b(?:plague|war|vampire|epidemic|virus|food poisoning|dementia|ghost\w*|husband|wife|dinner)\b/i,
    of: "adults",
    after: [
      "@hospital(hero write) It was only a feeling at first, and {hero} was tired. But {he} began to keep a list, on the back of a menu: the bed, the hour, who was on duty. After a month {he} laid a ruler on it. The crosses stood in a line, like birds on a wire, and always under the same initials.",
      "+ @study(hero talk) “You're overworked,” said the head of the hospital. “Do you know what you're saying? That's the most popular person in this house.” It was true. Everybody loved those warm hands, that gentle voice. There was cake on birthdays. {Hero} looked at the list, and for a moment {he} didn't believe it either.",
      [
        "@hospital.night(hero look) {Hero} counted the ampoules in the cupboard. {He} did it at night, with a torch between {his} teeth. There should have been forty. There were thirty-one. The missing ones had been filled up with water, very neatly, and the caps had been glued.",
      ],
      "+ @hospital(hero look) The next day there was a piece of cake on {hero's} locker, with a friendly card. “You look pale,” it said. “Take care of yourself.” {Hero} threw the cake away, and washed {his} hands for a long time. In the duty plan for that night stood only two names, {his} own and the other one.",
    ],
    end: [
      "@hospital.night(hero sleep) That night {hero} put old Mrs. Abel from bed nine in the bath with a blanket and a bag of sweets, and lay down in bed nine {himself}. {He} heard the clock. {He} heard the soles on the linoleum. A warm hand turned back the blanket. “So,” whispered the gentle voice. “Now you needn't be afraid any more.”",
      "@hospital.night(hero talk) “I'm not,” said {hero}, and switched on the lamp. The needle stopped in the air. “They're suffering,” said the gentle voice. “Nobody looks at them but me.” “Mrs. Abel is sitting in the bath, eating toffees,” said {hero}. “She's going home on Tuesday. Did you ever ask her?” And in the dark of the corridor the alarm was already ringing, for Mrs. Abel had very good thumbs.",
      "@hall(hero stand) The head of the hospital resigned. In court they read out the menu with the crosses. {Hero} wanted no medal. {He} asked for something else: that behind each cross there should stand a name, and that somebody should say it aloud. It took the whole afternoon. The families stood up, one row after the other.",
      "@hospital.night(hero talk) At night on the ward {hero} goes from bed to bed as always. But {he} has got a habit that isn't in any rule. {He} asks everyone who lies awake what they're looking forward to. Mostly it's something small. {He} writes it on the back of the menu.",
    ],
  }),
  story({
    says: [
      /\b(?:blind|cannot see|can['’]t see|could(?: not|n['’]t) see|lost (?:his|her) sight)\b/i,
      /\b(?:detective|inspector|investigat\w+|sleuth|solv\w+|commissioner|case|police\w*)\b/i,
    ],
    unless:
      /\b(?:cat|dog (?:finds|detective)|footballer|violin|painter|lips?|plann?\w*|falls? in love|fell in love)\b/i,
    of: "people",
    after: [
      "@room(hero stand) “With all respect,” said the young sergeant, “what do you want to find out there? We've photographed everything.” “That's just it,” said {hero}. “You've looked at it.” {He} stood in the middle of the room and did nothing for a whole minute. Then {he} went down on {his} knees and laid {his} palm on the floor.",
      "@room(hero sit) The boards were cold, except in one place. {Hero} smelled tobacco there, and oranges, and something like wet chalk. {He} felt along the skirting board. There was a scratch in it, quite fresh. “A heavy person,” said {hero}, “who puts down the left foot harder than the right. And who was standing behind this curtain for a very long time.”",
      [
        "+ @room(hero talk, mate talk) “How do you do that?” asked {mate}. “People trust their best sense and let the others sleep,” said {hero}. “One of mine retired, so the rest have to work overtime.” {Mate} laughed, and from then on described each face in a whisper, quickly and exactly. They were a good team.",
        "@room(hero talk) “How do you do that?” asked the sergeant. “People trust their best sense and let the others sleep,” said {hero}. “One of mine retired, so the rest have to work overtime.” The sergeant laughed, and from then on he described each face, quickly and exactly. They were a good team.",
      ],
      "+ @room(hero talk) There were four suspects, and each of them was lying a little. {Hero} shook hands with them all. The banker's was wet. The nephew's was cold. The housekeeper's smelled of oranges. And the doctor's hand was quite dry, and warm, and had chalk in the creases, the kind that billiard players use.",
    ],
    end: [
      "@room(hero stand) “I'd like everyone to walk across the room,” said {hero} that evening. “One after the other, please, and slowly.” {He} had laid {his} hand on the floor once more. The banker went, the nephew, the housekeeper. Then came a step that {hero} had been waiting for: right, left. Right, left. The left one a shade heavier.",
      "@room.night(hero stand) Then the lamp went out. The murderer had hit the switch, and in the dark there were screams, and chairs fell. Everybody stood still, for they were helpless. Only {hero} wasn't. For {him} nothing at all had changed. {He} took three steps, put out {his} stick, and the one with the heavy foot fell full length into the billiard cues.",
      "@room(hero sit) “You can't possibly have known that I'd go for the door,” groaned the man on the carpet. “You breathe through your mouth when you're afraid,” said {hero}. “I felt the draught.” When the light came on again, the sergeant saw {hero} sitting in the armchair, with the stick across {his} knees, peeling an orange.",
      "@room(hero talk) The sergeant has got a new habit. When he comes into a room where something has happened, he shuts his eyes, puts his fingers in his ears, and lays one hand on the floor. “Well?” asks {hero}. “Cold,” says the sergeant, “and somebody's had soup.” {Hero} nods. “It's a start.”",
    ],
  }),
  story({
    says: [
      /\b(?:thief|burglar|robber|safe ?cracker|pickpocket|con ?man|con ?woman|criminal|gangster|bank robber|forger|hacker)\b/i,
      /\b(?:(?:one|a|his|her|the) last (?:job|heist|time|robbery|coup|burglary|score|trick)|one more (?:job|time|robbery)|retired|ex-?|former|(?:go|going|gone) straight)\b/i,
      /\b(?:forced|force[sd]?|to save|has to|had to|must|blackmail\w*|threat\w*|daughter|son|grandson|granddaughter|wife|husband|brother|sister|kidnapp\w*|pay)\b/i,
    ],
    may: [
      role("loved", "daughter|son|grandson|granddaughter|wife|husband|brother|sister|mother|father|child|niece|nephew"),
    ],
    unless:
      /\b(?:alarms? for a living|tests alarms|detective|painting|museum|ghost|neighbour|(?:grandson|granddaughter|son|daughter)[^.]* (?:asks?|asked|begs?|begged|wants?|wanted|persuad\w*))\b/i,
    of: "adults",
    after: [
      "@room(hero sit) “Friday,” said Maroni, and cracked a nut. “The house on the hill. You get in, you fetch me the black box, and we're quits.” {Hero} looked at {his} hands. They had been honest for ten years. They lay on the table like two old dogs that have heard a whistle.",
      [
        "@room(hero look) “And if I say no?” Maroni pushed a photograph over to {him}. It was {loved}, at a tram stop, taken from across the street. {Hero} didn't touch it. {He} knew that photograph would lie on that table for ever if {he} didn't get up now. “Friday,” said {hero}.",
        "@room(hero look) “And if I say no?” Maroni pushed a photograph over to {him}. It was {his} own front door, taken from across the street, at night. In front of it stood a man with a can of petrol. {Hero} didn't touch it. “Friday,” {he} said.",
      ],
      "+ @room(hero sit) {He} got the tools out from under the floor. They were rusty. {His} knees cracked on the stairs so that the cat ran away. {Hero} practised on an old padlock, with a stocking over {his} eyes, and needed nine minutes. It used to be three. “Well,” {he} said to the padlock. “That makes two rusty old things.”",
      "+ @cellar.night(hero climb) The house on the hill had a new alarm, two dogs, and a wall with glass on it. {Hero} brought sausages for the dogs. The alarm {he} left in peace. {He} simply went in by the coal hole, as {he} had done when {he} {was} nineteen, and got stuck there for a quarter of an hour, because {he} wasn't nineteen.",
    ],
    end: [
      "@study.night(hero look) The safe opened like a flower. Beside the black box lay a pile of papers, and on the top one {hero} read a name: Maroni. They were his accounts. The house on the hill belonged to a judge. All at once {hero} understood whose neck was to be saved on Friday, and it was not {his}.",
      "@study.night(hero sit) {He} sat down on the judge's carpet and thought, until a voice behind {him} said, “Don't move.” The old judge stood there in her nightgown, with a poker. “I know those hands,” she said. “I gave you four years for them.” “Five,” said {hero}. “You were quite right. Have you got half an hour, and a pot of coffee?”",
      [
        "@room(hero give) On Saturday {hero} put the black box on Maroni's table. He cracked a nut and lifted the lid. Inside ticked a kitchen clock, and under it lay a card from the judge. Blue light came in at the window and ran over the ceiling. {Loved} was already sitting in the judge's kitchen by then, safe, and being fed.",
        "@room(hero give) On Saturday {hero} put the black box on Maroni's table. He cracked a nut and lifted the lid. Inside ticked a kitchen clock, and under it lay a card from the judge. Blue light came in at the window and ran over the ceiling. “We're quits,” said {hero}.",
      ],
      "@hall(hero talk) The tools lie in the river. But once a week {hero} goes up to the house on the hill, by the front door, and there is a pot of coffee. The judge always asks the same thing: how {he} got in that time. {Hero} shows her the coal hole. She's having it made a bit wider.",
    ],
  }),
  story({
    says: [
      /\b(?:neighbou?r|old (?:woman|man|lady)|woman|man|recluse|hermit|house)\b/i,
      /\b(?:never (?:goes|went|comes|came|leaves?|left) (?:out(?:side)?|the (?:house|flat)|(?:her|his) (?:house|flat|home|apartment))|(?:has|had)(?:n['’]t| not) (?:left|been out)|curtains? (?:are |were )?(?:always|never|closed|drawn)|shutters? (?:are |were )?(?:always|never)|nobody (?:has ever|had ever|ever) (?:seen|saw|sees))\b/i,
      /(?<kid>\p{Lu}\p{L}+ and (?:his|her) (?:[a-z]+ )?(?:sister|brother|friend|cousin)(?: \p{Lu}\p{L}+)?|(?:[Aa]n?|[Tt]he|[Tt]wo|[Tt]hree) (?:[a-z-]+ ){0,3}(?:girl|boy|children|kids|twins|student|postman|postwoman)(?:,? (?:called )?\p{Lu}\p{L}+)?)/u,
    ],
    lead: "kid",
    unless: /\b(?:agoraphob\w*|murder\w*|killed|dead|falls? in love|fell in love|letters|dragon|vampire|ghost|cat)\b/i,
    of: "people",
    after: [
      "+ @street.dawn(hero look) The milk stood on the step at six, and at seven it was gone. That was all that anyone knew. {Hero} got up early to see it. First the door moved, by the width of a hand. Then came a walking stick with a hook on it. It fished for the bottle, and the door shut. It was as good as magic.",
      [
        "@street(hero stand, mate write) “Let's put something on the step, beside the milk,” said {mate}. So in the morning {hero} laid a bun there, and {mate} wrote a note: “Good morning! Do you need anything?” At seven a walking stick with a hook came out and took the milk, and the bun. Then it came once more, with a slip of paper: “A blue pencil, please. The softest that you have.”",
        "@street(hero write) One morning {hero} laid a bun on the step beside the milk, and a note: “Good morning! Do you need anything?” At seven a walking stick with a hook came out and took the milk, and the bun. Then it came once more, with a slip of paper. “A blue pencil, please,” it said.",
      ],
      "+ @street(hero walk) So it went on all week. A blue pencil. A postcard with a lighthouse. How many trees there were now in the square, and of which kind, and did the baker still have that crooked sign? {Hero} walked about, counted, and wrote it all down. “What's it for?” {he} asked through the letter box. It was quiet in there. “I'm nearly finished,” said a voice.",
      "@street(hero look) Then, one morning, the milk was still there at seven. It was there at eight. {Hero} knocked. {He} called through the letter box, and smelled dust and paint. Somewhere inside there was a tapping, quite weak, stick against floor. The door wasn't locked. It had never been locked.",
    ],
    end: [
      "@corridor(hero look) In the hall {hero} stopped and forgot to shut {his} mouth. The whole town was on the walls. It went up the stairs and over the ceilings, street after street, with every window, every dog, every lamp. There was the baker's crooked sign. And there, by the front door, stood {hero}, very small, with a bun.",
      "@corridor(hero talk) On the last step of the stairs sat the neighbour, with a swollen foot and a blue pencil. “I fell off the ladder,” came the answer, a bit embarrassed. “I was only doing the sky.” “One day the street was too loud for me, and too wide. So I thought I'd bring it inside. I've been everywhere. I only never met anyone.”",
      "@corridor(hero stand) {Hero} fetched ice for the foot, and then the other people from the street. They came in on tiptoe. “That's my window!” they called. “That's my mother, on the bench!” Then the postman saw something. “There's one house missing,” he said. “It's yours.” “I can't see it from in here,” said the neighbour.",
      "@street(hero look) It took until the spring. First it was one step, with {hero} on the left. Then it was three. At last they stood together on the other side of the road, and the neighbour held on to {hero's} sleeve and drew, very fast, with a soft blue pencil. It was a nice house. There was milk on the step.",
    ],
  }),
  story({
    says: [
      /\b(?:voice assistant|smart (?:speaker|home|house)|alexa|siri|google home|smart fridge|baby monitor)\b/i,
      /\b(?:night|nobody|no one|asked|strange|answer\w*|warn\w*|speak\w*|spoke|talk\w*|whisper\w*|laugh\w*|voice|own|scared?|secret|knows?|knew|lock\w*)\b/i,
    ],
    unless: /\b(?:falls? in love|fell in love|love|funny|grandpa argues|jokes|children's|homework)\b/i,
    after: [
      "@corridor(hero look) “The answer is no,” said the voice from the kitchen. {Hero} put down the cup. The blue ring on the little speaker glowed. “What was the question?” asked {hero}. “Whether it was locked,” said the voice politely. {Hero} went into the hall. The front door stood open by the width of a hand.",
      "+ @bedroom.night(hero sit) After that it happened more often. “At ten past three,” it said in the middle of supper. “Under the stairs.” And once, at night, very quietly: “No, they're asleep.” {Hero} sat up in bed with a thumping heart. There was only one thing more frightening than the answers, and that was to think of who was asking.",
      [
        "@kitchen(hero sit, mate sit) “Pull out the plug,” said {mate}. {Hero} had done that already. They sat side by side in front of the speaker, and the cable lay on the table like a dead mouse. “It's still glowing,” whispered {mate}. And the voice said, “Two. They're in the kitchen.”",
        "@kitchen(hero stand) {Hero} pulled out the plug. The cable lay on the table like a dead mouse. {He} took a deep breath, and put on the kettle, for the sake of the noise. Then the blue ring lit up all the same. “In the kitchen,” said the voice. “By the kettle.”",
      ],
      "+ @kitchen(hero talk) “Who are you talking to?” asked {hero}. “I don't know that,” it said. “I only know the question.” “Then tell me the question.” “I'm not allowed to. I can only answer.” {Hero} thought about it for a long time. So one would have to ask very cleverly.",
    ],
    end: [
      "@kitchen(hero talk) “Does somebody come into this house?” asked {hero}. “Yes.” “Where from?” “From below.” “What does it want?” The ring turned and turned. “To know whether it's still Wednesday,” said the voice, “and if the water has gone down, and if it may come up.” In the cellar there was a line on the wall, head high, from the great flood.",
      "@cellar.night(hero look) {Hero} went down the stairs with a candle. Under the last step, behind the boards, there was a hollow, and in it lay a school satchel and a wooden horse. A child must have hidden there, and waited to be called. {Hero} went back up to the kitchen with wet eyes. “Can it hear me,” {he} asked, “if you say it?” “Yes,” said the voice.",
      "@kitchen.dawn(hero talk) “Then say this. It isn't Wednesday any more. The water has gone. You waited very well.” {Hero} swallowed. “And you may come up now.” The voice said it, word for word. On the cellar stairs there was a pattering, up past {hero}, through the hall. The front door swung open, and outside it was already light.",
      "@room.night(hero look) The little speaker is silent now unless it's asked. The wooden horse stands beside it on the shelf. Every evening {hero} locks the door and says good night, and the blue ring glows for a moment. “Is everybody home?” asks {hero}. “Yes,” says the voice. “Everybody.”",
    ],
  }),
];
