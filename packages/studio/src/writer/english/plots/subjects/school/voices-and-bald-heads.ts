import { role, story } from "../subject-story.ts";

/** Stories of friends who stand by a friend, of wheels on the court, lost voices, sitters and drivers. */
export const voicesAndBaldHeads = [
  story({
    says: [
      /\b(?:cancer|chemo\w*|leuk\w+|bald|los(?:es|t|ing) (?:all )?(?:his|her|their) hair|hair (?:fell|falls|had fallen) out|alopecia|tumou?r)\b/i,
      /\b(?:shav\w+|hats?|caps?|wigs?|hair|bald|scarf|scarves)\b/i,
      role(
        "patient",
        "best friend|friend|classmate|little sister|sister|little brother|brother|twin|team-?mate|teacher|captain|girl|boy",
      ),
    ],
    unless: /\b(?:died|dies|dead|husband|wife|mother|grandmother|murder\w*|vampire|lion|salon|hairdresser)\b/i,
    after: [
      "@bathroom It was colder than they had thought. That was the first thing they noticed. “There's a draught,” said the tallest of them, and felt the back of his head, and it was like touching a peach. On the floor lay a heap of brown, black and yellow hair, as if a very large dog had been sleeping there.",
      "@bus On the bus people moved to other seats. “Is it a sect?” a lady whispered. They looked at their heads in the windows and made discoveries. The tallest had a scar over one ear that he had never known about. The twins could be told apart at last.",
      "+ @bathroom The last was a girl called Wilhelmina, with a plait down to her belt. She had been growing it since she was three. She had sat on the edge of the bath all evening and held on to it. “You needn't,” they told her. “I know,” she said. “That's why.” It made a sound like a zip.",
      "@corridor(patient walk) {Thepatient} had been afraid of this morning for weeks. There was a cap, pulled down over both ears, and a scarf for the rest. In the corridor {thepatient} walked close along the wall, looked at nobody, and put one hand on the door of the classroom. In there it was strangely quiet. Then {thepatient} opened it.",
    ],
    end: [
      "@classroom(patient look) The lamp shone on all of them, row upon row, like a box of eggs. They sat up straight and tried to look as usual. {Thepatient} stood in the door and did not say anything. The radiator ticked. Then {thepatient} asked, very carefully: “Is it catching?”",
      "@classroom(patient talk) It was the tallest who snorted first. After that there was no holding them. “Feel mine,” they shouted. “No, mine, mine's got a corner!” {Thepatient} went from head to head and felt every one of them, like a person who is choosing a melon. And at the end, without noticing, {thepatient} took off the cap.",
      "@classroom(patient talk) “You look awful,” said {thepatient}. “So do you,” they said. They were all quite happy about it. The teacher came in with her register, put on her glasses, took them off, and put them on again. Then she read out the names, one after another, and had to ask each of them who they were.",
      "@classroom(patient look) It grew back, with {thepatient} last, and in curls, which nobody had expected. On the wall hangs the class photograph of that year. When strangers see it, they want to know who was the ill one. “Guess,” says {thepatient}. They never get it right.",
    ],
  }),
  story({
    says: [
      /\b(?:wheelchair|paraly[sz]ed|prosthe\w+|artificial leg|one leg|lost (?:his|her|a) legs?)\b/i,
      /\b(?:basketball|handball|volleyball|tennis|hockey|rugby|badminton|netball|football|team|sports?)\b/i,
      /\b(?:join\w*|play\w*|team|coach|train\w*|match|game|dream\w*|want\w*|try\w*|tried|tournament)\b/i,
    ],
    may: [role("coach", "coach|trainer|PE teacher|teacher|captain")],
    unless: /\b(?:murder\w*|stolen|thief|retired|dance|dancing|robot|mountain|marathon|veteran|goalkeeper)\b/i,
    of: "people",
    after: [
      [
        "@gym(coach talk, hero look) {Thecoach} was friendly. That was the worst of it. “You could keep the score,” said {thecoach}. “Or look after the bottles. We're glad of everybody.” {Hero} looked past {thecoach} at the hall: the shining floor, the white lines, the nets. “I don't want to look after bottles,” said {hero}. “I want the ball.”",
        "@gym(hero look) They were friendly. That was the worst of it. “You could keep the score,” they said. “Or look after the bottles.” {Hero} looked past them at the hall: the shining floor, the white lines, the nets. “I don't want to look after bottles,” said {hero}. “I want the ball.”",
      ],
      "+ @street(hero run) Behind the supermarket there was a car park, and it was empty after seven. There {hero} had learned it all. {He} could turn on the spot. {He} could stop dead on a line and be off again before the ball had bounced twice. The wall behind the bottle bank gave back every ball, and it had never once said “careful”.",
      "@gym(hero run) At the first training they all made room for {hero}, much too much of it. When {he} came near, they jumped aside. At the end {hero} had not lost the ball once, because nobody had tried to take it. {He} had never been so angry.",
      "+ @corridor(hero talk) “They're only being nice,” said the caretaker, who was oiling a door. He put a drop of oil on {hero's} wheel as well, without asking. “Nice!” said {hero}. “How do you stop people being nice?” The caretaker thought about it. “Beat them,” he said.",
      "@gym(hero look) The next time {hero} came with a van. It belonged to the sports club for the disabled across the river, and in it stood ten chairs, with slanting wheels and belts. “Today we'll play my way,” said {hero}. “Everybody sits down.” They found it great fun, for about a minute.",
    ],
    end: [
      [
        "@gym(hero run, coach sit) They drove into the wall. They drove into the benches, and into each other, and {thecoach} went round in a circle and could not stop. And between them shot {hero}, quick as a swallow, took the ball off one lap after another, and threw. When the whistle blew, it was thirty to nothing, and ten people lay there and gasped.",
        "@gym(hero run) They drove into the wall. They drove into the benches and into each other, and the captain went round in a circle and could not stop. And between them shot {hero}, quick as a swallow, took the ball off one lap after another, and threw. When the whistle blew, it was thirty to nothing, and ten people lay there and gasped.",
      ],
      "@gym(hero talk) “Again,” said the captain, with blisters on both hands. There was nothing nice in his voice any more. “And this time I'm going to get you.” {Hero} beamed. They went for {him} with everything they had, they rammed {him} and blocked {him} and shouted “Mine!” It was the most wonderful evening of {hero's} life.",
      "@gym(hero take) After that they worked it out together, a bit of feet and a bit of wheels, with new rules in chalk on the wall. In the first real match the other team made room for {hero} and smiled kindly. “Careful,” said {hero} to them, and was gone with the ball.",
      "@gym(hero run) The bottles at training have to be looked after by whoever loses. In the evenings ten people practise turns in chairs with slanting wheels. {Hero} drives along beside them, and shows them how you stop dead on a line.",
    ],
  }),
  story({
    says: [
      /\b(?:voice (?:breaks?|broke|cracks?|cracked|fails?|failed|disappear\w*|goes|went|was gone|is gone|changes?|changed)|los(?:es|t|ing) (?:his|her) voice|hoarse|no voice|voice is breaking|voice was breaking)\b/i,
      /\b(?:solo|concert|choir|sing\w*|song|musical|contest|competition|talent|school|stage)\b/i,
    ],
    may: [role("coach", "choir leader|choirmaster|conductor|music teacher|teacher|coach")],
    unless:
      /\b(?:comedian|stand-up|witch|mermaid|murder\w*|best singer|lead singer|opera|magic\w*|robot|bird|stutter\w*|stole|stolen|frog|forever|for ever)\b/i,
    of: "people",
    after: [
      "@bathroom(hero look) {Hero} opened {his} mouth and out came a noise like a gate. Yesterday there had been a voice in there that could climb up to the lamp and sit on it.",
      "+ @kitchen(hero eat) There was tea with honey, and tea with sage, and tea with something from a brown bottle that even the spoon did not like. {Hero} was not to say a word. {He} wrote notes instead. “How long?” said the first note. “Will it come back?” said the second. On the third there was only a question mark.",
      [
        "@theatre(coach talk, hero look) {Hero} could only write notes. {Thecoach} read them all. “Perhaps it will come back quite different,” said {thecoach}. “That happens. A voice is like a cat. You can't call it.” {Hero} wrote: “But the solo!” “The solo is a place in the song,” said {thecoach}. “There is room in it for more than one thing.”",
        "@theatre(hero look) {Hero} could only write notes. The others read them over {his} shoulder. “And who is going to sing the solo?” they asked. Nobody wanted to. {Hero} wrote: “I'll stand in my place anyway.” {He} underlined it.",
      ],
      "@theatre(hero stand) On the evening the hall was full. The first verse went well, because they were all singing, and {hero} moved {his} lips. Then they fell silent, one row after another, and the piano played the four notes before the solo. {Hero} took a step forward, into the light. {He} breathed in. It was a gate.",
    ],
    end: [
      "@theatre(hero talk) A girl giggled, and stopped. The piano played the four notes again. And because there was no high voice any more, {hero} looked for what was there instead. Quite low down, where {he} had never been, he found something: it was dark and rough, and it held. {Hero} spoke the first line, almost in a whisper, in time with the piano.",
      "@theatre(hero stand) It was so quiet that they had to lean forward. Behind {hero}, somewhere in the back row, a small soprano began to hum the tune, the one that had always been {his}. More joined in. They carried it up to the lamp, and below it walked {hero's} new voice, step by step.",
      "@theatre(hero look) When it was over, nobody clapped, for as long as it takes to swallow. Then they all did. “You have changed it,” said an old man at the door, who had heard that song every year. “I never listened to the words before.” {Hero} wanted to write “thank you” on a note. Then {he} said it, low and rough.",
      "@theatre(hero stand) The little soprano has the solo now. {Hero} stands in the back row, among the deep ones, where {he} can see everything. When the four notes come, {he} breathes in with her. The voice has come home, like a cat, and is only a bit bigger than before.",
    ],
  }),
  story({
    says: [
      /\b(?:babysit\w*|baby-sit\w*|childminder)\b/i,
      role(
        "kids",
        "twins|triplets|children|kids|boys|girls|little brothers|little sisters|siblings|cousins|toddlers|baby|toddler|boy|girl|brother|sister|neighbours",
      ),
    ],
    unless:
      /\b(?:murder\w*|ghost|horror|stranger|creepy|killer|dragon|alien|robot|vampire|burglar\w*|dog|cat|monster|grand\w+|calls?|phone|magic\w*|witch|haunted|hamster)\b/i,
    of: "young",
    after: [
      "@kitchen(hero read) On the fridge hung a list. “Supper at six. Teeth at seven. Bed at half past. No biscuits, no television, no climbing on the wardrobe.” Below it stood: “They are very good really.” When {hero} turned round, the biscuits had gone.",
      "@room(kids run, hero look) {Thekids} had a plan, that was clear. {Hero} had a first-aid book. There was flour on the stairs, so that footprints could be seen, and a string across the door. “Who wants to draw nicely?” asked {hero}. There was a great silence, and then something fell off the wardrobe.",
      "+ @bathroom(hero stand) Teeth at seven was teeth at eight. The bath ran over a little, and the ducks floated down the corridor. {Hero} knelt in the water and thought of the money, which was not much. {He} thought of {his} own old babysitter, a girl with green nails. She had only stayed for one evening.",
      "@corridor(hero talk) Then the front door clicked. {Hero} had only carried the wet towels out on to the step. Behind the glass there was whispering and giggling. “Open the door, please,” said {hero}. “What's the password?” asked {thekids}. It was dark outside, and the towels dripped.",
    ],
    end: [
      "@street.night(hero sit) {Hero} could have shouted. {He} thought of the girl with the green nails, who had shouted. So {he} sat down on the step instead, wrapped a towel round {his} shoulders, and began to tell a story, quite softly, to the letter box. “Once upon a time there was a wardrobe that nobody could climb,” said {hero}.",
      "@street.night(hero talk) The giggling stopped. “Louder,” said the letter box. “I can't,” said {hero}, “or the wardrobe will hear.” {He} came to the best place, and yawned. “The rest is for people in pyjamas, with clean teeth. It has to be told in bed. That's the rule with wardrobes.” Inside there was a pattering of feet.",
      "@bedroom.night(hero talk, kids sleep) The door stood open by the time {hero} had picked up the towels. {Thekids} lay in bed, with the blanket up to their chins and foam on their lips. {Hero} told the story to the end, though there was no need to. They had gone to sleep in the middle, and {hero} told the rest to {himself}, because {he} wanted to know how it came out.",
      "@bedroom.night(hero read, kids sit) “Were they good?” asked the parents, and stepped over the towels. “Very good really,” said {hero}. Every Friday now {thekids} stand at the window in their pyjamas at six o'clock, with clean teeth, and wait for {hero} and the wardrobe.",
    ],
  }),
  story({
    says: [
      /\bdriving (?:test|licen[cs]e|exam|lessons?)\b/i,
      /\b(?:fail\w*|third|fourth|fifth|sixth|seventh|tenth|nervous|again|afraid|times|last (?:try|chance)|first|finally|dream\w*)\b/i,
      role("judge", "examiner|driving instructor|instructor|driving teacher"),
    ],
    unless: /\b(?:murder\w*|widow\w*|kidnap\w*|love|ghost|bank|robb\w*|[6-9]\d|grand\w+|alien|zombie)\b/i,
    of: "people",
    after: [
      "@street(hero look, judge write) {Thejudge} had a clipboard, a grey coat, and a pencil that scratched. {Hero} knew that pencil. It had scratched when {he} drove over the kerb. It had scratched when {he} thanked the traffic light. “Good morning,” said {hero}. “We shall see,” said {thejudge}, and fastened the seat belt with great care.",
      "+ @street(hero look) With an empty seat beside {him} {hero} could do it all. {He} could park between two bins. {He} could start on a hill with a full cup on the roof. But as soon as the pencil scratched, {hero} had three feet and no hands, and the gear stick was somewhere else.",
      "+ @kitchen(hero talk) “What does the examiner actually write?” they asked at home. Nobody knew. {Hero} lay awake and imagined it: page upon page about {his} left foot. By the morning of the test there was so much of it that it would have filled a library.",
      "@street(hero look, judge look) They turned left and they turned right. The pencil scratched. At the level crossing the barrier came down. They stood there and waited, and a goods train went by, and after that another. Then {hero} heard a sound that did not fit. {He} looked to the side. {Thejudge} was holding on to the door, quite white, with closed eyes.",
    ],
    end: [
      "@street(hero talk, judge look) “Are you ill?” asked {hero}. {Thejudge} shook {judgehis} head. “I am always like this in cars,” said {thejudge} in a low voice. “For twenty-six years. I can't bear it if I'm not driving myself. I write so that I needn't look.” {Hero} turned the clipboard round a little. There were four pages of small houses, each with smoke coming out of its chimney.",
      "@street(hero talk) {Hero} stared at the houses. All that scratching, and there was not a word about {his} driving. “Shall I drive more slowly?” asked {hero}. “That would be kind,” said {thejudge}. So {hero} drove as one drives with an aunt and a cake: softly round the corners, far away from the lorries. “Now comes a bend,” {he} said. “Now I'm going to brake.” {He} was so busy with it that {he} forgot to be nervous.",
      "@street(hero look, judge give) {He} parked between two vans, so gently that a leaf on the bonnet did not move. {Thejudge} opened {judgehis} eyes. “Are we there?” asked {thejudge}. “We've been here for a minute,” said {hero}. For the first time the pencil wrote words instead of houses. There were two of them. “Passed,” it said. “Thanks.”",
      "@street(hero look, judge look) {Hero} drives {himself} to work these days. On Thursdays {he} sometimes sees the grey coat beside a learner, and the pencil going. {Hero} stops at the kerb and waves. And {thejudge}, quite white, waves back with a small house.",
    ],
  }),
];
