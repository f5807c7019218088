/** First names from all over the world, by the gender of most people who have them. */
export const namesOfWomen = `
hye-jin hyejin ji-hye ji-eun ji-yeon ji-min so-yeon soo-yeon mi-rae mi-sook soo-ah eun-hee eun-ju yoo-jin yu-jin hae-won min-hee sun-hee sook-ja bo-young da-eun ha-na
na-ri seo-hyun ye-jin mei-ling li-na xiao-mei mei-lan hui-min shu-fen yu-ting ya-wen
abeer abimbola adanna adhiambo adjoa aduke adwoa afia agafya agnese agneta aigul ailani ailen ailsa ainara aissa
aisyah aitana aiza akosua akoth alka alva alyona amaka amran anahit analyn anca angharad ani ankica anneli antia anum
anyango apiyo araba araceli archana areeba arta asta atieno ausra awino ayelet aymara ayu azadeh babirye baiba berit
bethan bhavna birna bohdana bojana bolette bopha bozena bronwen bukola bushra busisiwe candelaria caoimhe catriona
cerys chanthou chava chinwe chipo chitra choden chrysa chunhua clodagh concetta coumba danai dechen delyth deqa dewi
dinara divya doina dolma dragica drita duangjai dunya durga dvora ebele efrat egle eithne eleri elitsa emese ermira
erzsebet eulalia faduma farzaneh fermina ffion fionnuala fitri forough fotini funmi galit garazi geeta gergana ghada
ghalia gitte glafira golnaz guadalupe gudny gunilla hadas halyna hanaa hanh hauwa heledd herminia hina hla hodan iara
idil ijeoma ildiko ileana ilze immacolata indah inese ingabire inmaculada intan iria iyabo jadwiga jannat jasna jaya
jhumpa jiwon joumana jummai jurate kadri kailani kaiulani kalina kalpana kaltuma kamille kande kanya kartika kartini
katalin kehinde ketevan khadra khin killa kirsi klavdia kyriaki ladi laima laleh latha leire leocadia lesya lhamo
lihua liis lisbet ljiljana lourdes lowri luana lubna lucero lusine luzviminda lyudmila maarja mahina mahsa mahtab
maider mair mairi majken malathi malee malgorzata malis manal manju marama marfa maricel marites maruja mehreen
meiling melati michal mihaela millaray mimoza min-seo minna mireia moana mojca montserrat morenike muireann mukamana
mumbi muthoni mwajuma myfanwy myroslava myrto nafula najwa nakato nalani nalini nalubega namita namukasa namutebi
nandar nargis naserian nasieku nasrin nastya nataliya nayeli nazia ndeye neema neha nekesa nesrine nga ngaire nicoleta
nieves nilar nirmala njoki nneoma noelia nomvula nuria nurten nusrat nwando nyasha nyawira nyokabi oana obiageli
oddny ogechi olwen orly outi paivi pallavi panagiota pari parvaneh parveen penka pernille pilialoha piret piroska
praskovia preeti prema pushpa putri rada radha radhika radostina ragna raisa raissa rajni rakiya raluca rana rasa
ratree rayen rehana rehema reka rima rivka rohani ronke rosaria roxaneh rozafa rubina rukhsana rukmini rupa ruta
rutendo ruxandra sabela sadia sadiya sahra saima samina sangmo sania sanna sarita saroj savita savitri sawsan sayen
seema senga setareh sevgi shabnam shaheen shahrzad shazia shilpa shobha sian sigrun siham sina siranush siriporn
smaranda smita socorro solomiya sonali sophea sora soyeon spela sreymom suad subira suda sudha sujata sumaiya sumitra
supriya swati tahira tahmineh talatu tarja tasnim tatu tegwen temitope teuta thaleia thandeka thida thora tihana
tindra tjasa tolulope tonantzin triin trine tulsi tumaini turid ulla ulyana umutoni upendo urmila uwase uwimana uxia
uzoma vandana varsha vasanti vasiliki vasilka vibeke vidya vjosa wacera wairimu wanja wanjiku wenche whetu wilai wulan
xochitl yaa yana yangchen yanti yaretzi yashoda yevheniya yewande ylva yrsa zawadi zeenat zeina zinaida zlata zodwa
zrinka zsuzsa zubaida zulema zuwaira zuwena
`;
export const namesOfMen = `
sang-woo jae-hyun jae-sung joon-ho jun-ho jun-seo dong-wook dong-jin sung-min seung-ho kyung-soo tae-hyun tae-min chul-soo young-ho min-ho ki-woo woo-jin ji-sung
wei-ming xiao-ming jian-guo zhi-wei guo-dong wei-lin
aamir abebe adel aditya advait afanasy agim agus ainars aitor aksel alessio amadou amaru amitabh andris anxo anze aram
arben ardit aristos arjuna arkady armen arnau arto arvid asgeir ashok ashraf asif askar aung avi azlan babu bahadur
balu bambang bartek bashir bassem bayu bekzat bela bence benigno besnik beto bhim biel bijan bilawal bishnu bjarne
blaz boaz bojan bosse bostjan boubacar bounmy brais branko breixo budi caio carmine catalin chaiwat cheikh chetan
chucho cian cillian ciro colm crisanto csaba daniyar danylo dariush darragh davide davor dawit dimitar donal dorje dov
dumitru duy egor ehud einar eneko enric eoghan eskil ettore evaristo ezekiel facundo faraz fatos ferenc fetu florin
folke gael gamal ganesh gede geir gennady gennaro geraint gergely getachew gheorghe gintaras giorgos gleb goncalo
gopal gorka grzegorz gwilym gyula hafiz haile hakan hakon hamid hany hari harish harun hatem heikki hemi hendra hernan
horia hovik hristo hrvoje htun huascar iago idwal ihab ikenna ilias ilir illari imre innokenty ioane iolo isagani ivar
jabulani jahangir janis jarmo jasur joko jomar jorgen josip juhani junaid juris kabir kaleo kalle kalman karthik kaveh
kelechi keoni ketut khamphone khang kiko kimo koa kresimir kumar kunle kuzma kyaw lachlan lajos lakan lakshman lalit
lalo lautaro leonidas levan lhakpa luan lukasz lwazi majid makoa manoj manolis mateusz matiu matjaz matvey maximo
mehrdad meirion melker mindaugas mingma mirko miroslav modou mohsen mukesh murugan muthu nabil nabin nacho nadav
nahuel nainoa narong nasser naveen nenad nicanor nicolae niran norbu nuno nurlan nyoman oisin olavi olu omid oriol
ostap oyvind pacho paco panos passang pau pawel pema pemba pepe placido plamen pradeep prasert predrag primoz prokhor
putu quique radu rafa raffi raju rakesh rangi rashdan rehan renato renzo rithy rizal rodel rohit rok rokas ronen
rostyslav ruairi rustam sachin salman samnang sandor sardor selvam semisi senthil seydou shapur sherif shyam siavash
siddharth sigurdur sione sixten skender slamet sokha somchai somsak sonam sorin spyros stelios stepan stjepan stoyan
struan sugeng sujan sulaiman suman surin taavi tadeusz tamer tane tanel tatenda tenzin teodoro terje tevita thabo
thanasis tibor tiernan tigran timofey timur tito todor tomislav toninho tudor tupac ulises unai urmas vakhtang vasco
vasile vasilis veikko venkat vesko vidar viggo vijay viliami villads vito vuthy vytautas wael walid waqas wayan wiremu
xoan yaakov yago yinka yordan yossi yunus yusof zacarias zaw zeeshan zef zubair zulkifli zurab zvonimir
`;
